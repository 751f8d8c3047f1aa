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
    summary: "The menu in its order, flat: children name their parent, and inactive entries are in it.",
    query: pageQuery,
    answer: navigationItems,
  },
  {
    method: "GET",
    path: "/api/navigation/tree",
    role: "admin",
    summary: "The menu with its children inside, inactive ones too.",
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
  },
  {
    method: "PUT",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Changes an entry; what is not sent stays, so parentId alone nests it. Never under itself.",
    body: sinceVersion(navigationItemChange),
    answer: versioned(navigationItem),
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
  },
  {
    method: "DELETE",
    path: "/api/navigation/:id",
    role: "admin",
    summary: "Deletes an entry and everything under it.",
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["navigation_item_not_found"] },
  },
  {
    method: "POST",
    path: "/api/navigation/order",
    role: "admin",
    summary:
      "Gives each entry its place in the list as its order, from 0; with an unknown or repeated one nothing changes.",
    body: navigationOrderInput,
    answer: navigationItems,
    refusals: { 409: ["changed_meanwhile"] },
  },
];
