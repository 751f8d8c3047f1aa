import { pageOf, sendList } from "@zakh/kit/cache/send-list";
import { pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { customerPage, ownerNoteInput, ownerNotes } from "../contract/customer-page";
import { findCustomerPage } from "../read-models/customer-page";
import { findOwnerNotes } from "../read-models/owner-notes";
import { deleteOwnerNoteWorkflow } from "../workflows/owner-notes";
import { addOwnerNote } from "./add-owner-note";

/** The calls about what the shop knows of a customer, and about what its staff note for themselves. */
export const customerPageCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/customers/:id",
    role: "admin",
    summary:
      "A customer with the sums of all orders and a page of them, the credit, and the names from which money came.",
    query: pageQuery,
    answer: customerPage,
    refusals: { 404: ["not_found"] },
    handler: async (request, response) => {
      const page = await findCustomerPage(shopPool(), readId(request.params.id), pageOf(request));
      if (!page) throw new ApiError(404, "not_found");
      response.json(page);
    },
  },
  {
    method: "GET",
    path: "/api/admin/customers/:id/notes",
    role: "admin",
    summary:
      "What the staff have noted about a customer and the customer's orders, newest first; no customer reads it.",
    query: pageQuery,
    answer: ownerNotes,
    refusals: { 404: ["not_found"] },
    handler: async (request, response) =>
      sendList(request, response, await findOwnerNotes(shopPool(), readId(request.params.id))),
  },
  {
    method: "POST",
    path: "/api/admin/customers/:id/notes",
    role: "admin",
    summary: "Notes something about a customer, for the staff only, and answers all notes about the customer.",
    body: ownerNoteInput,
    status: 201,
    answer: ownerNotes,
    refusals: { 400: ["id_invalid"], 404: ["not_found"] },
    handler: (request, response) => addOwnerNote(request, response, { account: writeId(request.params.id) }),
  },
  {
    method: "POST",
    path: "/api/admin/orders/:id/notes",
    role: "admin",
    summary: "Notes something about an order, for the staff only, and answers all notes about its customer.",
    body: ownerNoteInput,
    status: 201,
    answer: ownerNotes,
    refusals: { 400: ["id_invalid"], 404: ["order_not_found"] },
    handler: (request, response) => addOwnerNote(request, response, { order: writeId(request.params.id) }),
  },
  {
    method: "DELETE",
    path: "/api/admin/notes/:id",
    role: "admin",
    summary: "Deletes a note of the staff.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"] },
    handler: (request) => deleteOwnerNoteWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
];
