import { accountsOptions } from "../configuration/accounts-options";

/** Push services of the browsers, by their host; a leading dot stands for every subdomain. */
const SERVICES = [
  // Chrome, Edge on Android, Samsung Internet, Opera and others.
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/** Parsers of addresses disagree about where an unusual host ends, such as one with a semicolon; about these they agree. */
const PLAIN_ADDRESS = /^https:\/\/([a-z0-9][a-z0-9.-]*(?::\d+)?)\//;

/**
 * Whether an endpoint is a known push service's. A browser could name any address, also one inside the shop's own network, so the
 * shop sends to these only, and to the hosts of the option `pushServices`.
 */
export function isPushService(endpoint: string): boolean {
  const host = PLAIN_ADDRESS.exec(endpoint)?.[1];
  if (host === undefined) return false;
  return [...SERVICES, ...accountsOptions().pushServices].some((name) =>
    name.startsWith(".") ? host.endsWith(name) : host === name,
  );
}
