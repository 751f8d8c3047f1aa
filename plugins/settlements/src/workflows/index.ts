export { addStoreEntryWorkflow } from "./add-store-entry";
export { markPayoutsWorkflow } from "./mark-payouts";
export { preparePayoutsWorkflow } from "./prepare-payouts";
export { setCommissionWorkflow } from "./set-commission";
export { setStoreAccountWorkflow } from "./set-store-account";
export { withdrawPayoutWorkflow } from "./withdraw-payout";
