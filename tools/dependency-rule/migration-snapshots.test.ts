import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Migrator } from "@medusajs/framework/mikro-orm/migrations";
import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql";
import { DmlEntity, defineMikroOrmCliConfig } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

/** The folder of every plugin's module: `plugins/NAME/src/modules/NAME`. */
const modules = readdirSync(join(ROOT, "plugins")).flatMap((plugin) => {
  const folder = join(ROOT, "plugins", plugin, "src", "modules");
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
});

/** The migrator that `medusa plugin:db:generate` would use, without a database. */
async function migratorOf(folder: string): Promise<Migrator> {
  const { default: module } = await import(join(folder, "index.ts"));
  const files = readdirSync(join(folder, "models"));
  const exported = await Promise.all(files.map((file) => import(join(folder, "models", file))));
  const orm = await MikroORM.init({
    ...defineMikroOrmCliConfig(module.service.prototype.__joinerConfig().serviceName, {
      entities: exported.flatMap((one) => Object.values(one)).filter(DmlEntity.isDmlEntity),
      migrations: { path: join(folder, "migrations") },
    }),
    connect: false,
  });
  return orm.getMigrator() as Migrator;
}

/** What the command would write into a migration, by the method that it calls. */
function schemaDiff(migrator: object): Promise<unknown> {
  return (migrator as { getSchemaDiff(blank: boolean, initial: boolean): Promise<unknown> }).getSchemaDiff(
    false,
    false,
  );
}

it("there are modules to check", () => {
  expect(modules).toHaveLength(17);
});

it.each(modules.map((folder) => [folder.slice(ROOT.length + 1), folder]))(
  "every model of %s has its migration: `medusa plugin:db:generate` finds nothing to do",
  async (_name, folder) => {
    const migrator = await migratorOf(folder);
    // Without a snapshot the models would be compared with a database.
    expect(readdirSync(join(folder, "migrations")).filter((file) => file.startsWith(".snapshot-"))).toHaveLength(1);
    expect(await schemaDiff(migrator)).toEqual({ up: [], down: [] });
  },
);
