import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A request that adds credit, a correction or a return is known again by its key, so that a double click adds once. */
export class Migration20261126093500 extends Migration {
  override async up(): Promise<void> {
    for (const [table, owner] of KEYED) {
      this.addSql(`alter table "${table}" add column if not exists "idempotency_key" text null,
        add column if not exists "request_hash" text null;`);
      this.addSql(`create unique index if not exists "IDX_${table}_idempotency_key" on "${table}" ("${owner}", "idempotency_key")
        where idempotency_key is not null and deleted_at is null;`);
    }
  }

  override async down(): Promise<void> {
    for (const [table] of KEYED) {
      this.addSql(`alter table "${table}" drop column if exists "idempotency_key", drop column if exists "request_hash";`);
    }
  }
}

/** Each table with the column within which a key is unique. */
const KEYED = [
  ["order_status_change", "order_detail_id"],
  ["credit_grant", "account_number"],
] as const;
