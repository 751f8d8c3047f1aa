import type { Client } from "./client";
import type { Json } from "./nasty-values";
import type { Owner } from "./store-fixtures";

/** The clients and data that exist before valid bodies are sent. */
export interface Scene {
  admin: Client;
  /** The owner of a store on the market. */
  owner: Owner;
}

/** A valid call. */
export interface Sendable {
  client: Client;
  path: string;
  body: Json;
}

/** What must exist before a valid body of a call can succeed. */
export interface Precondition {
  /** Prepares everything required; called for each body. */
  ready(): Promise<Sendable> | Sendable;
  /** Keys that must not vary: they refer to existing things, or must be unique. */
  fixed?: readonly string[];
  /** Whether a body fits the existing data, by rules outside the contract. */
  fits?(body: Json): boolean;
  /** Called after each accepted body. */
  taken?(answer: Json, sent: Json): Promise<unknown>;
  /** Restores the former state. */
  finish?(): Promise<unknown>;
}

/** By method and path. */
export type Preconditions = Record<string, (scene: Scene) => Precondition | Promise<Precondition>>;

/** A value of a body by its keys. */
export function at(body: Json, ...keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>((value, key) => {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : undefined;
  }, body);
}

/** Deletes what a call has created. */
export function deleting(client: Client, path: string) {
  return (answer: Json) => client.delete(`${path}/${at(answer, "id")}`);
}
