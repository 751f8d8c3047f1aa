import { exportsOfConfiguredPlugins } from "../configuration/plugin-files";
import type { Call } from "./calls";
import { createErrorTexts, type ErrorCatalogue, type ErrorTexts } from "./error-texts";
import { openApiCall } from "./openapi-call";

/** Every call of the application's plugins: their tables `http/calls`. */
export function pluginCalls(): readonly Call[] {
  return [openApiCall, ...exportsOfConfiguredPlugins<readonly Call[]>("http/calls", "calls").flat()];
}

/** The error texts of the application's plugins: their catalogues `contract/texts`. */
export function pluginTexts(): ErrorTexts {
  return createErrorTexts(exportsOfConfiguredPlugins<ErrorCatalogue>("contract/texts", "texts"));
}
