import { type RequestHandler, static as serveStatic } from "express";

let handler: RequestHandler | undefined;

/**
 * Serves uploaded files from `UPLOAD_DIR`. Names are content hashes, so a year of caching is safe (ruling 44); the type
 * is what the name says and nothing else, and an SVG opened on its own can run nothing (ruling 28).
 */
export const serveUploads: RequestHandler = (request, response, next) => {
  const root = process.env.UPLOAD_DIR;
  if (!root) {
    next();
    return;
  }
  handler ??= serveStatic(root, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "365d",
    setHeaders(answer) {
      answer.setHeader("X-Content-Type-Options", "nosniff");
      answer.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
  handler(request, response, next);
};
