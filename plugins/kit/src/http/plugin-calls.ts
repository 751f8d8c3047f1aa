import { exportsOfConfiguredPlugins, pathsInConfiguredPlugins } from "../configuration/plugin-files";
import { readTexts } from "../configuration/read-texts";
import type { Call } from "./calls";
import { createErrorTexts, type ErrorTexts } from "./error-texts";
import { openApiCall } from "./openapi-call";

/** Every call of the application's plugins: their tables `http/calls`. */
export function pluginCalls(): readonly Call[] {
  return [openApiCall, ...exportsOfConfiguredPlugins<readonly Call[]>("http/calls", "calls").flat()];
}

/** The error texts of the application's plugins: their catalogues in `contract/locales`. */
export function pluginTexts(): ErrorTexts {
  return createErrorTexts(pathsInConfiguredPlugins("contract/locales").map((folder) => readTexts(folder)));
}
