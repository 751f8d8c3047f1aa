export { recallLotWorkflow } from "./recall-lot";
