import type { Client } from "./client";
import type { Json } from "./nasty-values";
import type { Owner } from "./store-fixtures";

/** Who is there already when valid bodies are sent. */
export interface Scene {
  admin: Client;
  /** Somebody whose store is on the market. */
  owner: Owner;
}

/** A call that succeeds as it stands. */
export interface Sendable {
  client: Client;
  path: string;
  body: Json;
}

/** What a call needs to find before a body that its contract takes can succeed. */
export interface Ground {
  /** All that is needed, made anew for each body where it must be. */
  ready(): Promise<Sendable> | Sendable;
  /** What no body may change: it names what is there, or what nobody has yet. */
  fixed?: readonly string[];
  /** Whether a body fits what is there, by the rules that no contract can tell. */
  fits?(body: Json): boolean;
  /** After each body that was taken. */
  taken?(answer: Json, sent: Json): Promise<unknown>;
  /** Puts back what was there before. */
  finish?(): Promise<unknown>;
}

/** By method and path. */
export type Grounds = Record<string, (scene: Scene) => Ground | Promise<Ground>>;

/** A value of a body by its keys. */
export function at(body: Json, ...keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>((value, key) => {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : undefined;
  }, body);
}

/** What was made goes again. */
export function deleting(client: Client, path: string) {
  return (answer: Json) => client.delete(`${path}/${at(answer, "id")}`);
}
