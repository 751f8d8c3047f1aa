import { resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import boot from "@medusajs/medusa/loaders/index";
import express from "express";

/** The built application; `COMMERCE_DIR` names another one. */
const DIRECTORY = process.env.COMMERCE_DIR ?? resolve(__dirname, "../../.medusa/server");

export interface Commerce {
  container: MedusaContainer;
  shutdown(): Promise<void>;
}

/** The whole application on `DATABASE_URL`, with its modules, links, workflows and subscribers, but without its HTTP calls. */
export async function bootCommerce(): Promise<Commerce> {
  const { container, shutdown } = await boot({
    directory: DIRECTORY,
    expressApp: express(),
    skipLoadingEntryPoints: true,
  });
  return { container, shutdown: async () => void (await shutdown()) };
}
