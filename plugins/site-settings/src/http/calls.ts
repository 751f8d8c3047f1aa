import type { Call } from "@zakh/kit/http/calls";
import { deliveryCalls } from "./delivery-calls";
import { mediaCalls } from "./media-calls";
import { navigationCalls } from "./navigation-calls";
import { settingsCalls } from "./settings-calls";
import { siteContentCalls } from "./site-content-calls";

/** Every call of this plugin. */
export const calls: readonly Call[] = [
  ...navigationCalls,
  ...mediaCalls,
  ...settingsCalls,
  ...deliveryCalls,
  ...siteContentCalls,
];
