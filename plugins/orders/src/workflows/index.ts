export { changeOrderStatusWorkflow } from "./change-order-status";
export { correctOrderWorkflow } from "./correct-order";
export { placeOrderWorkflow } from "./place-order";
export { recordTransferWorkflow } from "./record-transfer";
export { saveCartWorkflow } from "./save-cart";
