import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { STAFF_ROLES } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { addLogFields } from "@zakh/kit/log/request-context";
import { order } from "@zakh/orders/contract";
import { changeOrder } from "@zakh/orders/http/change-order";
import { isPacker } from "@zakh/orders/http/packers-view";
import { type PackedLotsInput, packedLotsInput } from "../contract/packed-lots";
import { type PackedInput, packedInput } from "../contract/packing";
import {
  type BoxesInput,
  boxesInput,
  readParcels,
  type SentInput,
  type SentManyInput,
  sentInput,
  sentManyAnswer,
  sentManyInput,
  type WaybillsQuery,
  waybillsQuery,
} from "../contract/parcels";
import { correctLotsWorkflow } from "../workflows/correct-lots";
import { sendOrderWorkflow, takeBackSendingWorkflow } from "../workflows/send-order";
import { setBoxesWorkflow } from "../workflows/set-boxes";
import { weighOrderWorkflow } from "../workflows/weigh-order";
import { displacedCalls } from "./displaced-calls";
import { findCourier } from "./find-courier";
import { parcelsForm, readParcelsForm } from "./read-parcels";
import { sendParcels } from "./send-parcels";
import { sendWaybillFile } from "./waybill-file";

/**
 * The calls about packing, about parcels (what goes to the courier, and with which number it can be followed, ruling 53), and about days on which nothing is
 * sent any more.
 */
export const calls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/admin/orders/sent",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Marks up to 200 paid orders as sent by one courier, each by itself and with a mail to its customer, and says what became of each; with `preview` only says so. A repeat changes nothing.",
    body: sentManyInput,
    answer: sentManyAnswer,
    refusals: { 400: ["courier_unknown", "parcels_missing", "parcels_too_many", "tracking_number_invalid"] },
    handler: async (request, response) => {
      const input = request.validatedBody as SentManyInput;
      const results = await sendParcels(request, input);
      addLogFields({ parcels: results.length, sent: results.filter(({ outcome }) => outcome === "sent").length });
      response.json({ results });
    },
  },
  {
    method: "POST",
    path: "/api/admin/orders/sent/read",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Reads order numbers and tracking numbers out of a courier's file (`file`), or of pasted lines (`text`); marks nothing.",
    before: [callsPerAccount],
    form: parcelsForm,
    answer: readParcels,
    refusals: {
      400: ["parcels_missing"],
      413: ["parcels_too_many", "courier_file_too_large"],
      415: ["courier_file_unreadable"],
      422: ["courier_file_locked", "courier_file_unclear"],
      429: ["too_many_requests"],
      503: ["courier_file_busy"],
    },
    handler: async (request, response) => {
      const read = await readParcelsForm(request);
      addLogFields({ parcels: read.parcels.length, unclear: read.unclear.length });
      response.json(read);
    },
  },
  {
    method: "GET",
    path: "/api/admin/orders/waybills/export",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "The courier's file with which waybills are ordered, one row an order: the orders with these `ids`, or all that are to be sent; the usual courier's unless another is named.",
    query: waybillsQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: {
      400: ["courier_unknown", "parcels_too_many", "export_too_large"],
      409: ["nothing_to_send", "order_not_to_send"],
    },
    handler: (request, response) =>
      sendWaybillFile(response, shopPool(), request.validatedQuery as WaybillsQuery, isPacker(request)),
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/sent",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Marks a paid order as sent by a courier, or gives a sent one another number; the customer is mailed, about another number once.",
    body: sentInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "courier_unknown", "tracking_number_invalid"],
      404: ["order_not_found"],
      409: ["order_not_paid", "order_cancelled", "order_picked_up", "tracking_number_used", "conflict"],
    },
    handler: async (request, response) => {
      const { courier: code, trackingNumber } = request.validatedBody as SentInput;
      const courier = await findCourier(code);
      await changeOrder(
        request,
        response,
        (order) =>
          sendOrderWorkflow(request.scope).run({ input: { ...order, courier, trackingNumber, replaces: true } }),
        { courier: code },
      );
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/orders/:id/sent",
    role: "admin",
    staff: STAFF_ROLES,
    summary: "Takes back that an order was sent; within five minutes its customer hears nothing of it.",
    answer: order,
    refusals: { 400: ["id_invalid"], 404: ["order_not_found"], 409: ["order_not_sent", "conflict"] },
    handler: (request, response) =>
      changeOrder(request, response, (order) => takeBackSendingWorkflow(request.scope).run({ input: order })),
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/boxes",
    role: "admin",
    staff: STAFF_ROLES,
    summary: "Sets in how many boxes an order is packed, 1 to 9, before it is delivered or cancelled.",
    body: boxesInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "boxes_invalid"],
      404: ["order_not_found"],
      409: ["order_closed", "conflict"],
    },
    handler: async (request, response) => {
      const { boxes } = request.validatedBody as BoxesInput;
      await changeOrder(request, response, (order) =>
        setBoxesWorkflow(request.scope).run({ input: { ...order, boxes } }),
      );
    },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/packed",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Records what was packed of a paid order's lines: less goes back to the customer, more is a gift (ruling 50).",
    body: packedInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "packed_invalid", "packed_not_whole", "packed_weight_unlikely", "value_invalid"],
      404: ["order_not_found"],
      409: ["order_not_paid", "order_completed", "nothing_packed", "changed_meanwhile", "conflict"],
    },
    handler: async (request, response) => {
      const packed = request.validatedBody as PackedInput;
      await changeOrder(request, response, (order) =>
        weighOrderWorkflow(request.scope).run({ input: { ...order, ...packed } }),
      );
    },
  },
  {
    method: "PUT",
    path: "/api/admin/orders/:id/trace-numbers",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Corrects of which lots a line of a paid order was packed, which the shop notes by itself. With `from` only while these are its lots.",
    body: packedLotsInput,
    answer: order,
    refusals: {
      400: ["id_invalid", "trace_number_invalid", "value_invalid"],
      404: ["order_not_found"],
      409: ["order_not_paid", "changed_meanwhile", "conflict"],
    },
    handler: async (request, response) => {
      const lots = request.validatedBody as PackedLotsInput;
      await changeOrder(request, response, (order) =>
        correctLotsWorkflow(request.scope).run({ input: { ...order, ...lots } }),
      );
    },
  },
  ...displacedCalls,
];
