export { registerAccountWorkflow } from "./register-account";
