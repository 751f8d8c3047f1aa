export { changeOrderStatusWorkflow } from "./change-order-status";
export { keepCartWorkflow } from "./keep-cart";
export { placeOrderWorkflow } from "./place-order";
export { returnOrderMoneyWorkflow } from "./return-order-money";
export { updateShopOrderWorkflow } from "./update-order";
