import { sendList } from "@zakh/kit/cache/send-list";
import { pageQuery, type SinceVersion, sinceVersion, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import {
  type NavigationItemChange,
  type NavigationItemInput,
  type NavigationOrderInput,
  navigationItem,
  navigationItemChange,
  navigationItemInput,
  navigationItems,
  navigationOrderInput,
  navigationTree,
} from "../contract";
import { findNavigation, findNavigationTree, navigation } from "../read-models/navigation";
import { createNavigationItemWorkflow } from "../workflows/create-navigation-item";
import { deleteNavigationItemWorkflow } from "../workflows/delete-navigation-item";
import { orderNavigationWorkflow } from "../workflows/order-navigation";
import { updateNavigationItemWorkflow } from "../workflows/update-navigation-item";
import { answerNavigationItem } from "./answer-navigation-item";

export const navigationCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/navigation",
    role: "visitor",
    summary: "The menu as a flat list in its order: children refer to their parent, and inactive entries are included.",
    query: pageQuery,
    answer: navigationItems,
    handler: navigation.handler,
  },
  {
    method: "GET",
    path: "/api/navigation/tree",
    role: "admin",
    summary: "The menu as a tree, including inactive entries.",
    query: pageQuery,
    answer: navigationTree,
    handler: async (request, response) => sendList(request, response, await findNavigationTree(shopPool())),
  },
  {
    method: "POST",
    path: "/api/navigation",
    role: "admin",
    summary: "Adds an entry. A url is a path of this site, or http(s), mailto, tel; a parentId of 0 is the top level.",
    body: navigationItemInput,
    status: 201,
    answer: versioned(navigationItem),
    refusals: { 404: ["navigation_item_not_found"] },
    handler: async (request, response) => {
      const input = request.validatedBody as NavigationItemInput;
      const { result } = await createNavigationItemWorkflow(request.scope).run({ input });
      await answerNavigationItem(response, 201, result.number);
    },
  },
  {
    method: "PUT",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Updates an entry; omitted fields stay unchanged, so parentId alone nests it. Never below itself.",
    body: sinceVersion(navigationItemChange),
    answer: versioned(navigationItem),
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
    handler: async (request, response) => {
      const number = writeId(request.params.id);
      const { version, ...change } = request.validatedBody as SinceVersion<NavigationItemChange>;
      await updateNavigationItemWorkflow(request.scope).run({ input: { number, change, version } });
      await answerNavigationItem(response, 200, number);
    },
  },
  {
    method: "DELETE",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Deletes an entry and everything below it.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
    handler: (request) =>
      deleteNavigationItemWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } }),
  },
  {
    method: "POST",
    path: "/api/navigation/order",
    role: "admin",
    summary: "Sets each entry's order to its position in the list, from 0; an unknown or repeated id changes nothing.",
    body: navigationOrderInput,
    answer: navigationItems,
    refusals: { 409: ["changed_meanwhile"] },
    handler: async (request, response) => {
      const { itemIds, seenIds } = request.validatedBody as NavigationOrderInput;
      await orderNavigationWorkflow(request.scope).run({ input: { numbers: itemIds, seen: seenIds } });
      response.json(await findNavigation(shopPool()));
    },
  },
];
