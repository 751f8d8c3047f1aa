import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Removes leases: an order is now placed, and its status changed, in one transaction with row locks. */
export class Migration20261121121003 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop table if exists "order_lease";`);
  }

  override async down(): Promise<void> {
    this.addSql(`create table if not exists "order_lease" (
      "id" text not null,
      "key" text not null,
      "taken_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_lease_pkey" primary key ("id"),
      constraint "order_lease_key_unique" unique ("key")
    );`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_order_lease_deleted_at" ON "order_lease" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }
}
