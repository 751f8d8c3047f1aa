export { changePasswordWorkflow } from "./change-password";
export { dismissFailedJobWorkflow } from "./dismiss-failed-job";
export { endSessionsWorkflow } from "./end-sessions";
export { giveAdminRightWorkflow } from "./give-admin-right";
export { registerAccountWorkflow } from "./register-account";
export { retryFailedJobWorkflow } from "./retry-failed-job";
export { takeAdminRightWorkflow } from "./take-admin-right";
export { updateProfileWorkflow } from "./update-profile";
