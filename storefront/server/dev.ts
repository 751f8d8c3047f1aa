import { createDevEdge } from "./dev-edge";
import { serve } from "./serve";

// `npm run dev`: tsx reads the edge as it stands, and Vite compiles the pages.
await serve(createDevEdge);
