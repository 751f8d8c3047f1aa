import { Link, MedusaModule } from "@medusajs/framework/modules-sdk";
import type { Context, LinkDefinition, LoadedModule } from "@medusajs/framework/types";
import type { OneTransaction } from "./one-transaction";

/** Ids of deleted rows, by module and by the key that links use: `{ product: { product_id: ["prod_1"] } }`. */
type DeletedIds = Record<string, Record<string, string[]>>;

/** Links between rows of different modules, written and deleted in a transaction. */
export interface Links {
  create(links: LinkDefinition[]): Promise<void>;
  /** Soft-deletes the links of deleted rows, and rows that are deleted with them (`deleteCascade`). */
  deleteOf(ids: DeletedIds): Promise<void>;
}

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Medusa's own links inside a transaction: writes the same rows as Medusa's workflows, also for links that later
 * versions or other plugins define. Medusa passes one context to all modules, but here each module needs its own
 * manager.
 */
export function linksIn(transaction: OneTransaction): Links {
  let failure: unknown;
  const loaded = MedusaModule.getLoadedModules().flatMap((modules) => Object.values(modules));
  const link = new Link(loaded.map((module) => inside(transaction, module, (error) => (failure ??= error))));
  return {
    async create(links) {
      if (links.length > 0) await link.create(links);
    },
    async deleteOf(ids) {
      await link.delete(ids);
      // Medusa returns copies of the errors instead of throwing. The transaction must not continue.
      if (failure !== undefined) throw failure;
    },
  };
}

/** The module with methods bound to the transaction's connection. `Link` passes the context as the last argument. */
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
