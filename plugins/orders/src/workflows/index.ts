export { changeOrderStatusWorkflow } from "./change-order-status";
export { correctOrderWorkflow } from "./correct-order";
export { recordTransferWorkflow } from "./record-transfer";
