import type { Call } from "@zakh/kit/http/calls";
import { pushAnswer, pushDeviceInput, pushSubscriptionInput } from "../contract";
import { callsPerAccount } from "./account-limits";

/** The calls about an admin's devices that are told of new orders. */
export const pushCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/push",
    role: "admin",
    summary: "The key for which a browser subscribes to messages about new orders; null where the shop sends none.",
    answer: pushAnswer,
  },
  {
    method: "PUT",
    path: "/api/admin/push",
    role: "admin",
    summary: "Has this browser told of new orders, in the language of this call. A repeat changes nothing else.",
    body: pushSubscriptionInput,
    status: 204,
    refusals: { 400: ["push_endpoint_invalid", "push_service_unknown"], 409: ["push_unavailable"] },
  },
  {
    method: "POST",
    path: "/api/admin/push/end",
    role: "admin",
    summary: "Has this browser told no more; 204 also when it was not.",
    body: pushDeviceInput,
    status: 204,
    refusals: { 400: ["push_endpoint_invalid"] },
  },
  {
    method: "POST",
    path: "/api/admin/push/test",
    role: "admin",
    summary: "Sends a message to this browser, to see whether it comes.",
    body: pushDeviceInput,
    after: [callsPerAccount],
    status: 204,
    refusals: { 400: ["push_endpoint_invalid"], 404: ["push_not_set"], 429: ["too_many_requests"] },
  },
];
