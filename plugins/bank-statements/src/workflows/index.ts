export { ignoreLineWorkflow } from "./ignore-line";
export { importStatementWorkflow } from "./import-statement";
export { settleLineWorkflow } from "./settle-line";
export { undoLineWorkflow } from "./undo-line";
