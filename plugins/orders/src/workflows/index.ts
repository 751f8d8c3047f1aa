export { changeOrderStatusWorkflow } from "./change-order-status";
export { placeOrderWorkflow } from "./place-order";
export { recordTransferWorkflow } from "./record-transfer";
export { returnOrderMoneyWorkflow } from "./return-order-money";
export { saveCartWorkflow } from "./save-cart";
export { updateShopOrderWorkflow } from "./update-order";
