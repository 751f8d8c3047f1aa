import { customerOf } from "@zakh/accounts/http/guards";
import { pageOf, sendList, sendPage } from "@zakh/kit/cache/send-list";
import { list, OWN_LIST_MAX, pageQuery, type SinceVersion, sinceVersion, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import {
  generatedMealKit,
  type MealKitChanges,
  type MealKitInput,
  mealKit,
  mealKitChanges,
  mealKitInput,
} from "../contract";
import { countGeneratedMealKits, findGeneratedMealKits } from "../read-models/generated-meal-kits";
import { findMealKits } from "../read-models/meal-kits";
import { createMealKitWorkflow } from "../workflows/create-meal-kit";
import { deleteMealKitWorkflow } from "../workflows/delete-meal-kit";
import { updateMealKitWorkflow } from "../workflows/update-meal-kit";
import { answerMealKit } from "./answer-meal-kit";

/** Every call of the meal kits (spec §7, ruling 39). */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/generated-meal-kits",
    role: "customer",
    summary: "The signed-in customer's own meal kits, newest first",
    query: pageQuery,
    answer: list(generatedMealKit, OWN_LIST_MAX),
    handler: async (request, response) => {
      const { number } = customerOf(request);
      const [kits, total] = await Promise.all([
        findGeneratedMealKits(shopPool(), number, pageOf(request, OWN_LIST_MAX)),
        countGeneratedMealKits(shopPool(), number),
      ]);
      sendPage(request, response, kits, total);
    },
  },
  {
    method: "GET",
    path: "/api/admin/meal-kits",
    role: "admin",
    summary: "All meal kits with their components, newest first",
    query: pageQuery,
    answer: list(versioned(mealKit)),
    handler: async (request, response) => sendList(request, response, await findMealKits(shopPool())),
  },
  {
    method: "POST",
    path: "/api/admin/meal-kits",
    role: "admin",
    summary: "Create a meal kit",
    body: mealKitInput,
    status: 201,
    answer: versioned(mealKit),
    refusals: { 400: ["meal_kit_product_missing"], 404: ["meal_kit_not_found"] },
    handler: async (request, response) => {
      const input = request.validatedBody as MealKitInput;
      const { result } = await createMealKitWorkflow(request.scope).run({ input });
      await answerMealKit(response, 201, result.number);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/meal-kits/:id",
    role: "admin",
    summary: "Update a meal kit; omitted fields stay unchanged, sent components replace all existing ones",
    body: sinceVersion(mealKitChanges),
    answer: versioned(mealKit),
    refusals: { 400: ["meal_kit_product_missing"], 404: ["meal_kit_not_found"] },
    handler: async (request, response) => {
      const mealKitId = writeId(request.params.id);
      const { version, ...changes } = request.validatedBody as SinceVersion<MealKitChanges>;
      await updateMealKitWorkflow(request.scope).run({ input: { mealKitId, changes, version } });
      await answerMealKit(response, 200, mealKitId);
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/meal-kits/:id",
    role: "admin",
    summary: "Delete a meal kit",
    status: 204,
    refusals: { 404: ["meal_kit_not_found"] },
    handler: (request) =>
      deleteMealKitWorkflow(request.scope).run({ input: { mealKitId: writeId(request.params.id) } }),
  },
];
