import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Stores whose products are currently not on sale, maintained by the plugin that runs stores; products of other stores
 * are on sale. It lists stores instead of marking products, so that closing a store is one write, and a product added
 * meanwhile is hidden too.
 */
export class Migration20261121091704 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "closed_store" (
      "store_number" integer not null,
      "closed_at" timestamptz not null default now(),
      constraint "closed_store_pkey" primary key ("store_number")
    );`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "closed_store" cascade;`);
  }
}
