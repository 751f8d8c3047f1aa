import { createContext } from "react";

/** The nonce of inline scripts; known only while rendering on the server, because browsers hide it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);
