import { z } from "zod";

/** `GET /api/openapi.json`: an OpenAPI 3.1 document. */
export const openApiAnswer = z.looseObject({
  openapi: z.literal("3.1.1"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({}),
});
