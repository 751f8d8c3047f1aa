import { configManager } from "@medusajs/framework/config";

// Tests use pieces of plugins without an application, such as the pool and sessions: this process knows what they need.
if (configManager.baseDir === undefined) {
  const { DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret, JWT_SECRET, COOKIE_SECRET } = process.env;
  const config = {
    projectConfig: { databaseUrl, http: { jwtSecret: JWT_SECRET, cookieSecret: COOKIE_SECRET } },
    plugins: [{ resolve: "@zakh/kit", options: { sessionSecret } }],
    logger: { log: () => undefined, warn: () => undefined },
  };
  configManager.loadConfig({ projectConfig: config as never, baseDir: process.cwd() });
}
