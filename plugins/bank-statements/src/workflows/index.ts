export { changeLayoutWorkflow } from "./change-layout";
export { forgetIgnoredPayerWorkflow } from "./forget-ignored-payer";
export { ignoreLineWorkflow } from "./ignore-line";
export { importStatementWorkflow } from "./import-statement";
export { settleLineWorkflow } from "./settle-line";
export { settleStatementWorkflow } from "./settle-statement";
export { undoLineWorkflow } from "./undo-line";
export { undoStatementWorkflow } from "./undo-statement";
