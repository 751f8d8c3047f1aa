export { makeClaimWorkflow } from "./make-claim";
export { settleClaimWorkflow } from "./settle-claim";
