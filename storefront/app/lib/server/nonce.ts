import { createContext } from "react";

/** The nonce that inline scripts carry; known while rendering on the server only, because browsers hide it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);
