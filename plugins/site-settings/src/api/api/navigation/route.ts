import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NavigationItemInput } from "../../../contract";
import { answerNavigationItem } from "../../../http/answer-navigation-item";
import { navigation } from "../../../read-models/navigation";
import { createNavigationItemWorkflow } from "../../../workflows/create-navigation-item";

/** The menu as a flat list; children refer to their parent (spec §7). */
export const GET = navigation.handler;

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as NavigationItemInput;
  const { result } = await createNavigationItemWorkflow(request.scope).run({ input });
  await answerNavigationItem(response, 201, result.number);
}
