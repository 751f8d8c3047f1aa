import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { fromPlugins } from "../plugins";

type PluginTexts = Parameters<typeof createErrorTexts>[0][number];

/** The texts of all plugins' codes. */
export const texts = createErrorTexts(fromPlugins<PluginTexts>("contract/texts", "texts"));
