import type { Call } from "@zakh/kit/http/calls";
import { openApiCall } from "@zakh/kit/http/openapi-call";
import { fromPlugins } from "../../src/plugins";

/**
 * Every call of the shop, as its plugins list them, lowest plugin first. Calls that are missing here are missing in the
 * documentation.
 */
export const calls: readonly Call[] = [openApiCall, ...fromPlugins<readonly Call[]>("http/calls", "calls").flat()];
