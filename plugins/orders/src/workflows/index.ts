export { changeOrderStatusWorkflow } from "./change-order-status";
export { placeOrderWorkflow } from "./place-order";
