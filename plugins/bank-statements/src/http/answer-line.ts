import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findLine } from "../read-models/statement-lines";

/** Answers the line as it is after a decision. */
export async function answerLine(response: MedusaResponse, number: number): Promise<void> {
  const line = await findLine(shopPool(), number);
  if (!line) throw new ApiError(404, "statement_line_not_found");
  response.json(line);
}
