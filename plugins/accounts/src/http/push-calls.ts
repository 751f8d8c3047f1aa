import type { Call } from "@zakh/kit/http/calls";
import { pushAnswer, pushDeviceInput, pushSubscriptionInput } from "../contract";
import { callsPerAccount } from "./account-limits";

/** The calls about devices that are told by push: an admin's of new orders, a customer's of the steps of the own ones. */
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
  {
    method: "GET",
    path: "/api/user/push",
    role: "customer",
    summary:
      "The key for which a browser subscribes to messages about the customer's orders; null where the shop sends none.",
    answer: pushAnswer,
  },
  {
    method: "PUT",
    path: "/api/user/push",
    role: "customer",
    summary:
      "Has this browser told of the steps of the customer's orders, in the language of this call. A repeat changes nothing else.",
    body: pushSubscriptionInput,
    after: [callsPerAccount],
    status: 204,
    refusals: {
      400: ["push_endpoint_invalid", "push_service_unknown"],
      409: ["push_unavailable"],
      429: ["too_many_requests"],
    },
  },
  {
    method: "POST",
    path: "/api/user/push/end",
    role: "customer",
    summary: "Has this browser told no more; 204 also when it was not.",
    body: pushDeviceInput,
    after: [callsPerAccount],
    status: 204,
    refusals: { 400: ["push_endpoint_invalid"], 429: ["too_many_requests"] },
  },
];
