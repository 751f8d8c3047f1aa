/** Why a background job failed, guessed from its last error. */
export const FAILURE_REASONS = ["expired", "unreachable", "sign_in", "refused", "other"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];
