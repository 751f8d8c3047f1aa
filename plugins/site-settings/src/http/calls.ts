import type { Call } from "@zakh/kit/http/calls";
import { mediaCalls } from "./media-calls";
import { navigationCalls } from "./navigation-calls";
import { settingsCalls } from "./settings-calls";
import { siteContentCalls } from "./site-content-calls";

export const calls: readonly Call[] = [...navigationCalls, ...mediaCalls, ...settingsCalls, ...siteContentCalls];
