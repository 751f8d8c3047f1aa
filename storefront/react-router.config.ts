import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: knowing it from the start saves a request before each first navigation.
  routeDiscovery: { mode: "initial" },
  // As in version 7, said explicitly: each flag that is left out is a warning at every start of `npm run dev`.
  future: {
    // Vite looks through all pages for packages at its start. It would find them one by one, and load the open page again each time.
    unstable_optimizeDeps: true,
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
} satisfies Config;
