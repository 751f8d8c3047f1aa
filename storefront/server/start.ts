import * as build from "virtual:react-router/server-build";
import { createEdge } from "./edge";
import { serve } from "./serve";

// Where Vite builds the pages, it begins here: the edge and the pages are one program, `build/server/index.js`.
await serve((options) => createEdge(options, build));
