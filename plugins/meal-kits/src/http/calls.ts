import { list, OWN_LIST_MAX, pageQuery, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { generatedMealKit, mealKit, mealKitChanges, mealKitInput } from "../contract";

/** Every call of the meal kits (spec §7, ruling 39). */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/generated-meal-kits",
    role: "customer",
    summary: "The signed-in customer's own meal kits, newest first",
    query: pageQuery,
    answer: list(generatedMealKit, OWN_LIST_MAX),
  },
  {
    method: "GET",
    path: "/api/admin/meal-kits",
    role: "admin",
    summary: "All meal kits with their components, newest first",
    query: pageQuery,
    answer: list(versioned(mealKit)),
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
  },
  {
    method: "PUT",
    path: "/api/admin/meal-kits/:id",
    role: "admin",
    summary: "Update a meal kit; omitted fields stay unchanged, sent components replace all existing ones",
    body: sinceVersion(mealKitChanges),
    answer: versioned(mealKit),
    refusals: { 400: ["meal_kit_product_missing"], 404: ["meal_kit_not_found"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/meal-kits/:id",
    role: "admin",
    summary: "Delete a meal kit",
    status: 204,
    refusals: { 404: ["meal_kit_not_found"] },
  },
];
