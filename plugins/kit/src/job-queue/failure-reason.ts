import type { FailureReason } from "../contract/failure-reasons";

/** Node's codes and socket messages for an unreachable server. */
const UNREACHABLE =
  /\b(E(CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|SOCKET|DNS)|ENOTFOUND|EAI_AGAIN)\b|timeout|timed out|No answer withTimeout|socket (close|hang)|TLS|certificate/i;
/** SMTP codes (RFC 4954, 5321): the mail server refuses the shop's password, or this mail. */
const SIGN_IN = /\bEAUTH\b|\b(530|534|535|538)\b|Invalid login/;
const REFUSED = /\bEENVELOPE\b|\b[45]5\d\b|\b[45]\.\d\.\d{1,3}\b/;

/**
 * Classifies an error text for people who do not read such texts. Unknown errors are "other"; the text itself shows the
 * rest.
 */
export function failureReason(error: string): FailureReason {
  if (SIGN_IN.test(error)) return "sign_in";
  if (UNREACHABLE.test(error)) return "unreachable";
  if (REFUSED.test(error)) return "refused";
  return "other";
}
