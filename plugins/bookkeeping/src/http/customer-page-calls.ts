import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { customerPage, ownerNoteInput, ownerNotes } from "../contract/customer-page";

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
  },
  {
    method: "DELETE",
    path: "/api/admin/notes/:id",
    role: "admin",
    summary: "Deletes a note of the staff.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["not_found"] },
  },
];
