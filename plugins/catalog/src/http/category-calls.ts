import { list, pageQuery, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { categoryAnswer, categoryChanges, categoryInput } from "../contract";
import { categories } from "../read-models/categories";
import { deleteCategoryWorkflow } from "../workflows/delete-category";
import { changeCategory, createCategory } from "./save-category";

export const categoryCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/categories",
    role: "visitor",
    summary: "All categories in the shop's order, including inactive ones, which the client filters out",
    query: pageQuery,
    answer: list(versioned(categoryAnswer)),
    handler: categories.handler,
  },
  {
    method: "POST",
    path: "/api/categories",
    role: "admin",
    summary: "Creates a category",
    body: categoryInput,
    status: 201,
    answer: versioned(categoryAnswer),
    refusals: { 400: ["category_slug_invalid"], 404: ["category_not_found"], 409: ["slug_taken", "conflict"] },
    handler: async (request, response) => response.status(201).json(await createCategory(request)),
  },
  {
    method: "PUT",
    path: "/api/categories/:id",
    role: "admin",
    summary: "Updates a category; omitted fields stay unchanged, and its products show its new name",
    body: sinceVersion(categoryChanges),
    answer: versioned(categoryAnswer),
    refusals: {
      400: ["category_slug_invalid"],
      404: ["category_not_found"],
      409: ["slug_taken", "origins_missing", "conflict"],
    },
    handler: async (request, response) => response.json(await changeCategory(request, writeId(request.params.id))),
  },
  {
    method: "DELETE",
    path: "/api/categories/:id",
    role: "admin",
    summary: "Hides a category; its products stay listed under its name until they are moved",
    status: 204,
    refusals: { 404: ["category_not_found"], 409: ["category_has_children", "conflict"] },
    handler: (request) => deleteCategoryWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
];
