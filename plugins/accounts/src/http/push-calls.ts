import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import {
  type PushDeviceInput,
  type PushSubscriptionInput,
  pushAnswer,
  pushDeviceInput,
  pushSubscriptionInput,
} from "../contract";
import { pushAnswerOfShop } from "../push/push-keys";
import { testMessage } from "../push/test-message";
import { removePushSubscriptionWorkflow } from "../workflows/push/remove-push-subscription";
import { savePushSubscriptionWorkflow } from "../workflows/push/save-push-subscription";
import { sendTestPushWorkflow } from "../workflows/push/send-test-push";
import { callsPerAccount } from "./account-limits";
import { adminOf, customerOf } from "./guards";

/** The calls about devices that are told by push: an admin's of new orders, a customer's of the steps of the own ones. */
export const pushCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/push",
    role: "admin",
    summary: "The key for which a browser subscribes to messages about new orders; null where the shop sends none.",
    answer: pushAnswer,
    handler: (_request, response) => response.json(pushAnswerOfShop()),
  },
  {
    method: "PUT",
    path: "/api/admin/push",
    role: "admin",
    summary: "Has this browser told of new orders, in the language of this call. A repeat changes nothing else.",
    body: pushSubscriptionInput,
    status: 204,
    refusals: { 400: ["push_endpoint_invalid", "push_service_unknown"], 409: ["push_unavailable"] },
    handler: async (request) => {
      const { accountId, adminSessionVersion: sessionVersion } = adminOf(request);
      const input = request.validatedBody as PushSubscriptionInput;
      await savePushSubscriptionWorkflow(request.scope).run({
        input: { ...input, accountId, half: "admin", sessionVersion, language: requestLanguage(request) },
      });
    },
  },
  {
    method: "POST",
    path: "/api/admin/push/end",
    role: "admin",
    summary: "Has this browser told no more; 204 also when it was not.",
    body: pushDeviceInput,
    status: 204,
    refusals: { 400: ["push_endpoint_invalid"] },
    handler: async (request) => {
      const { endpoint } = request.validatedBody as PushDeviceInput;
      await removePushSubscriptionWorkflow(request.scope).run({
        input: { accountId: adminOf(request).accountId, half: "admin", endpoint },
      });
    },
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
    handler: async (request) => {
      const { endpoint } = request.validatedBody as PushDeviceInput;
      await sendTestPushWorkflow(request.scope).run({
        input: {
          accountId: adminOf(request).accountId,
          half: "admin",
          endpoint,
          message: testMessage(requestLanguage(request)),
        },
      });
    },
  },
  {
    method: "GET",
    path: "/api/user/push",
    role: "customer",
    summary:
      "The key for which a browser subscribes to messages about the customer's orders; null where the shop sends none.",
    answer: pushAnswer,
    handler: (_request, response) => response.json(pushAnswerOfShop()),
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
    handler: async (request) => {
      const { accountId, customerSessionVersion: sessionVersion } = customerOf(request);
      const input = request.validatedBody as PushSubscriptionInput;
      await savePushSubscriptionWorkflow(request.scope).run({
        input: { ...input, accountId, half: "customer", sessionVersion, language: requestLanguage(request) },
      });
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
    handler: async (request) => {
      const { endpoint } = request.validatedBody as PushDeviceInput;
      await removePushSubscriptionWorkflow(request.scope).run({
        input: { accountId: customerOf(request).accountId, half: "customer", endpoint },
      });
    },
  },
];
