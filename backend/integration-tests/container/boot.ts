import { resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import boot from "@medusajs/medusa/loaders/index";
import express from "express";

/** The built application; override with `COMMERCE_DIR`. */
const DIRECTORY = process.env.COMMERCE_DIR ?? resolve(__dirname, "../../.medusa/server");

export interface Commerce {
  container: MedusaContainer;
}

let booting: Promise<Commerce> | undefined;

/**
 * The whole application on `DATABASE_URL`, with modules, links, workflows and subscribers, but without HTTP. All files
 * of one process share it, because booting takes longer than most of them; it ends with the process.
 */
export function bootCommerce(): Promise<Commerce> {
  booting ??= boot({ directory: DIRECTORY, expressApp: express(), skipLoadingEntryPoints: true });
  return booting;
}
