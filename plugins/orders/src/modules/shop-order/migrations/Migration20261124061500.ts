import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An order's history also records changes of recipient, address or email: from what to what. */
export class Migration20261124061500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_status_change" add column if not exists "contact" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_status_change" drop column if exists "contact";`);
  }
}
