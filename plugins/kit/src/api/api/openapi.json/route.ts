import { openApi } from "../../../http/openapi";
import { serveOpenApi } from "../../../http/openapi-call";
import { pluginCalls, pluginTexts } from "../../../http/plugin-calls";

export const GET = serveOpenApi(() => openApi(pluginCalls(), { title: "Zakh", version: "1", texts: pluginTexts() }));
