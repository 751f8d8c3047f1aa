import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import type { PersonalDataFile } from "../contract/personal-data";
import { collectPersonalData } from "../personal-data/personal-data";
import { findCustomer } from "./guards";

/** Nobody needs the own data more often; it reads many tables. */
export const dataLimit = rateLimit({
  name: "personal-data",
  points: 10,
  seconds: 24 * 60 * 60,
  key: (request) => findCustomer(request)?.number.toString(),
});

/** Answers the data of an account as a file to be saved. */
export async function answerPersonalData(response: MedusaResponse, accountNumber: number): Promise<void> {
  const file: PersonalDataFile = {
    madeAt: new Date().toISOString(),
    data: await collectPersonalData(shopPool(), accountNumber),
  };
  response.set("Content-Disposition", 'attachment; filename="my-data.json"');
  response.set("Cache-Control", "no-store");
  response.type("application/json").send(JSON.stringify(file, null, 2));
}
