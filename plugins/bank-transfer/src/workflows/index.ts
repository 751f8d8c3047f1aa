export { createBankAccountWorkflow, type NewBankAccount } from "./create-bank-account";
