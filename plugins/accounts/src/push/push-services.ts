/** Push services of the browsers, by their host; a leading dot stands for every subdomain. */
const SERVICES = [
  // Chrome, Edge on Android, Samsung Internet, Opera and others.
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether an endpoint is a known push service's. A browser could name any address, also one inside the shop's own network, so the
 * shop sends to these only, and to the hosts of `PUSH_SERVICES`.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  const more = (process.env.PUSH_SERVICES ?? "").split(",").map((name) => name.trim());
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    [...SERVICES, ...more].some((name) => (name.startsWith(".") ? host.endsWith(name) : name !== "" && host === name))
  );
}
