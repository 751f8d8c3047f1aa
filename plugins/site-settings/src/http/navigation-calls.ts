import { pageQuery, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  navigationItem,
  navigationItemChange,
  navigationItemInput,
  navigationItems,
  navigationOrderInput,
  navigationTree,
} from "../contract";

/** Calls of the menu. */
export const navigationCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/navigation",
    role: "visitor",
    summary: "The menu as a flat list in its order: children refer to their parent, and inactive entries are included.",
    query: pageQuery,
    answer: navigationItems,
  },
  {
    method: "GET",
    path: "/api/navigation/tree",
    role: "admin",
    summary: "The menu as a tree, including inactive entries.",
    query: pageQuery,
    answer: navigationTree,
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
  },
  {
    method: "PUT",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Updates an entry; omitted fields stay unchanged, so parentId alone nests it. Never below itself.",
    body: sinceVersion(navigationItemChange),
    answer: versioned(navigationItem),
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
  },
  {
    method: "DELETE",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Deletes an entry and everything below it.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
  },
  {
    method: "POST",
    path: "/api/navigation/order",
    role: "admin",
    summary: "Sets each entry's order to its position in the list, from 0; an unknown or repeated id changes nothing.",
    body: navigationOrderInput,
    answer: navigationItems,
    refusals: { 409: ["changed_meanwhile"] },
  },
];
