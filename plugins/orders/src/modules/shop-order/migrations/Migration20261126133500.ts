import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a shopper asks of whoever brings the goods. */
export class Migration20261126133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "delivery_note" text not null default '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" drop column if exists "delivery_note";`);
  }
}
