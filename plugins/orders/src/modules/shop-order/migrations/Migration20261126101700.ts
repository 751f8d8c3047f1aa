import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const KEY = "IDX_order_detail_idempotency_key";

/** Orders that an admin places for customers: the key of their link, and their own idempotency keys. */
export class Migration20261126101700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "link_key" text null;`);
    this.addSql(`drop index if exists "${KEY}";`);
    this.addSql(`create unique index if not exists "${KEY}" on "order_detail" ("account_number", "idempotency_key")
      where idempotency_key IS NOT NULL AND link_key IS NULL AND deleted_at IS NULL;`);
    this.addSql(`create unique index if not exists "IDX_order_detail_admin_idempotency_key" on "order_detail" ("idempotency_key")
      where idempotency_key IS NOT NULL AND link_key IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_detail_admin_idempotency_key", "${KEY}";`);
    this.addSql(`create unique index if not exists "${KEY}" on "order_detail" ("account_number", "idempotency_key")
      where idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`alter table "order_detail" drop column if exists "link_key";`);
  }
}
