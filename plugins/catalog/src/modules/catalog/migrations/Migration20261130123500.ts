import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who sells what the shop does not sell itself, by the store's public number. Whoever has the stores keeps it. */
export class Migration20261130123500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "seller" (
      "store_number" integer not null,
      "name" text not null,
      "texts" jsonb not null default '{}',
      constraint "seller_pkey" primary key (store_number)
    );`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller" cascade;`);
  }
}
