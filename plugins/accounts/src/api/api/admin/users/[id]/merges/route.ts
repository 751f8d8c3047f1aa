import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { MergeInput } from "../../../../../../contract/merging";
import { adminOf } from "../../../../../../http/guards";
import { findAccountMerges } from "../../../../../../read-models/account-merges";
import { mergeAccountsWorkflow } from "../../../../../../workflows/merge-accounts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findAccountMerges(shopPool(), readId(request.params.id)));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const into = writeId(request.params.id);
  const { from, preview = false } = request.validatedBody as MergeInput;
  const { number, name, username } = adminOf(request);
  if (!preview) addLogFields({ merged: from, into, by: number });
  const input = { from, into, preview, by: name || username };
  const { result } = await mergeAccountsWorkflow(request.scope).run({ input });
  response.json(result);
}
