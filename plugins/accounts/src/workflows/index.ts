export { changePasswordWorkflow } from "./change-password";
export { endSessionsWorkflow } from "./end-sessions";
export { giveAdminRightWorkflow } from "./give-admin-right";
export { registerAccountWorkflow } from "./register-account";
export { takeAdminRightWorkflow } from "./take-admin-right";
export { updateProfileWorkflow } from "./update-profile";
