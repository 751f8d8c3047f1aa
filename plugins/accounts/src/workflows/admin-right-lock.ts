/** One change of an account's admin right at a time; in seconds, how long one waits and how long it may take. */
export function adminRightLock({ number }: { number: number }) {
  return { key: `admin-right:${number}`, timeout: 10, ttl: 60, retryInterval: 0.05 };
}
