export { createBankAccountWorkflow, type NewBankAccount } from "./create-bank-account";
export { deleteBankAccountWorkflow } from "./delete-bank-account";
export { setDefaultBankAccountWorkflow } from "./set-default-bank-account";
export { type UpdateBankAccountInput, updateBankAccountWorkflow } from "./update-bank-account";
