import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A month's money is read by the time at which it moved. */
export class Migration20261126163100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_order_status_change_created_at" on "order_status_change" ("created_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_status_change_created_at";`);
  }
}
