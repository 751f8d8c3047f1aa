import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When the customer said that the transfer was made. */
export class Migration20261128120001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" add column if not exists "transfer_reported_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "order_detail" drop column if exists "transfer_reported_at";`);
  }
}
