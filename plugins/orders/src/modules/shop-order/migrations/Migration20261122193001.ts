import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An index that contains a page of an account's orders in its order, however many there are. */
export class Migration20261122193001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_order_detail_account_newest" on "order_detail" ("account_number", "created_at", "order_number") where deleted_at is null;`);
    this.addSql(`drop index if exists "IDX_order_detail_account_number";`);
  }

  override async down(): Promise<void> {
    this.addSql(`create index if not exists "IDX_order_detail_account_number" on "order_detail" ("account_number", "created_at") where deleted_at is null;`);
    this.addSql(`drop index if exists "IDX_order_detail_account_newest";`);
  }
}
