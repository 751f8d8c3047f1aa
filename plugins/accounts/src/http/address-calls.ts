import { sendList } from "@zakh/kit/cache/send-list";
import { pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { type SavedAddressInput, savedAddress, savedAddresses, savedAddressInput } from "../contract/address-book";
import { findAddresses } from "../read-models/addresses";
import { deleteAddressWorkflow } from "../workflows/address-book/delete-address";
import { saveAddressWorkflow } from "../workflows/address-book/save-address";
import { writesPerAccount } from "./account-limits";
import { customerOf } from "./guards";

/** A customer's address book; an address of somebody else is one that does not exist. */
export const addressCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/addresses",
    role: "customer",
    summary: "One's own addresses, the default first, then the newest.",
    query: pageQuery,
    answer: savedAddresses,
    handler: async (request, response) =>
      sendList(request, response, await findAddresses(shopPool(), customerOf(request).accountId)),
  },
  {
    method: "POST",
    path: "/api/user/addresses",
    role: "customer",
    summary: "Adds an address. The first one is the default.",
    body: savedAddressInput,
    after: writesPerAccount,
    status: 201,
    answer: savedAddress,
    refusals: { 409: ["addresses_too_many", "conflict"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const { accountId } = customerOf(request);
      const address = request.validatedBody as SavedAddressInput;
      const { result: id } = await saveAddressWorkflow(request.scope).run({ input: { accountId, address } });
      const [saved] = await findAddresses(shopPool(), accountId, id);
      response.status(201).json(saved);
    },
  },
  {
    method: "PUT",
    path: "/api/user/addresses/:id",
    role: "customer",
    summary: "Replaces one's own address, and makes it the default where `isDefault` is true.",
    body: savedAddressInput,
    after: writesPerAccount,
    answer: savedAddress,
    refusals: { 400: ["id_invalid"], 404: ["address_not_found"], 409: ["conflict"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const { accountId } = customerOf(request);
      const id = writeId(request.params.id);
      const address = request.validatedBody as SavedAddressInput;
      await saveAddressWorkflow(request.scope).run({ input: { accountId, id, address } });
      const [saved] = await findAddresses(shopPool(), accountId, id);
      // It was deleted on another device since.
      if (!saved) throw new ApiError(404, "address_not_found");
      response.json(saved);
    },
  },
  {
    method: "DELETE",
    path: "/api/user/addresses/:id",
    role: "customer",
    summary: "Deletes one's own address. In place of the default the newest of the others becomes it.",
    after: writesPerAccount,
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["address_not_found"], 409: ["conflict"], 429: ["too_many_requests"] },
    handler: async (request) => {
      const { accountId } = customerOf(request);
      await deleteAddressWorkflow(request.scope).run({ input: { accountId, id: writeId(request.params.id) } });
    },
  },
];
