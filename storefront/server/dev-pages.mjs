import { createRequestHandler } from "@react-router/express";

/**
 * The pages in development, compiled by Vite at each request.
 *
 * @param {{ root: string, server: import("node:http").Server, publicUrl: string | undefined,
 *   reads: import("./public-reads.mjs").PublicReads }} options
 */
export async function devPages({ root, server, publicUrl, reads }) {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build");
  // At once: the first page would wait for some hundred modules. What fails here fails again, and is told, at a request.
  load().catch(() => undefined);
  /** @type {import("@react-router/express").RequestHandler} */
  const handler = async (request, response, next) => {
    try {
      const build = /** @type {import("react-router").ServerBuild} */ (await load());
      const render = createRequestHandler({
        build,
        mode: "development",
        // There is no Content-Security-Policy in development.
        getLoadContext: () => ({
          nonce: undefined,
          catalogues: {},
          publicUrl,
          readCommerce: reads.forPage().read,
          runExclusive: (work) => work(),
        }),
      });
      await render(request, response, next);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  };
  return { middlewares: vite.middlewares, handler, close: () => vite.close() };
}
