export { giveConsentsWorkflow } from "./give-consents";
export { publishLegalVersionWorkflow } from "./publish-legal-version";
export { saveLegalDraftWorkflow } from "./save-legal-draft";
