import { Link, MedusaModule } from "@medusajs/framework/modules-sdk";
import type { Context, LinkDefinition, LoadedModule } from "@medusajs/framework/types";
import type { OneTransaction } from "./one-transaction";

/** Ids of what goes, by module and by the key that links know it by: `{ product: { product_id: ["prod_1"] } }`. */
type Going = Record<string, Record<string, string[]>>;

/** What ties rows of different modules together, written and deleted in a transaction. */
export interface Links {
  create(links: LinkDefinition[]): Promise<void>;
  /** Hides the links of what goes, and what goes with it (`deleteCascade`). */
  deleteOf(going: Going): Promise<void>;
}

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Medusa's own links inside a transaction: the same rows as its workflows write, also of links that later versions or other plugins
 * define. Medusa hands one context to all modules, where each needs a manager of its own.
 */
export function linksIn(transaction: OneTransaction): Links {
  let failure: unknown;
  const loaded = MedusaModule.getLoadedModules().flatMap((modules) => Object.values(modules));
  const link = new Link(loaded.map((module) => inside(transaction, module, (error) => (failure ??= error))));
  return {
    async create(links) {
      if (links.length > 0) await link.create(links);
    },
    async deleteOf(going) {
      await link.delete(going);
      // Medusa answers copies of the errors, without throwing one; the transaction must not go on.
      if (failure !== undefined) throw failure;
    },
  };
}

/** The module, whose methods speak on the transaction's connection; `Link` gives each its context as the last argument. */
function inside(transaction: OneTransaction, module: LoadedModule, failed: (error: unknown) => void): LoadedModule {
  return new Proxy(module, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function" || String(name).startsWith("__")) return member;
      const method = member as Method;
      return async (...given: unknown[]) => {
        try {
          return await transaction.use(target, (_, context: Context) =>
            method.apply(target, [...given.slice(0, -1), context]),
          );
        } catch (error) {
          failed(error);
          throw error;
        }
      };
    },
  });
}
