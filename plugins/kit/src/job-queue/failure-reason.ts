import type { FailureReason } from "../contract/failure-reasons";

/** Codes of Node, and the words of its sockets, for a server that cannot be reached. */
const UNREACHABLE =
  /\b(E(CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|SOCKET|DNS)|ENOTFOUND|EAI_AGAIN)\b|timeout|timed out|No answer within|socket (close|hang)|TLS|certificate/i;
/** SMTP's codes (RFC 4954, 5321): the mail server does not take the shop's password, or not this mail. */
const SIGN_IN = /\bEAUTH\b|\b(530|534|535|538)\b|Invalid login/;
const REFUSED = /\bEENVELOPE\b|\b[45]5\d\b|\b[45]\.\d\.\d{1,3}\b/;

/** Sorts the text of an error for people who do not read such texts; what is not known is "other", and the text says the rest. */
export function failureReason(error: string): FailureReason {
  if (SIGN_IN.test(error)) return "sign_in";
  if (UNREACHABLE.test(error)) return "unreachable";
  if (REFUSED.test(error)) return "refused";
  return "other";
}
