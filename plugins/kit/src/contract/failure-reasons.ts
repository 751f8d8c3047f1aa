/** Why a background job failed, as far as its last error tells. */
export const FAILURE_REASONS = ["expired", "unreachable", "sign_in", "refused", "other"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];
