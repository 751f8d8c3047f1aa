import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { fromPlugins } from "../plugins";

type PluginTexts = Parameters<typeof createErrorTexts>[0][number];

/** The error texts of all plugins. */
export const texts = createErrorTexts(fromPlugins<PluginTexts>("contract/texts", "texts"));
