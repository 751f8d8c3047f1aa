import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Stores whose products are not on sale just now. Who runs stores keeps this list; a product that names none of them is on
 * sale. It is a list of stores, not a mark on each product, so that closing a store is one write, and a product that is
 * added meanwhile is hidden too.
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
