import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Until when an order is to be paid, and when its customer was reminded (ruling 49); none for every earlier order. */
export class Migration20261126030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "payment_deadline" timestamptz null,
      add column if not exists "reminded_at" timestamptz null;`);
    this.addSql(`create index if not exists "IDX_order_detail_payment_deadline" on "order_detail" ("payment_deadline")
      where status = 'pending' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" drop column if exists "payment_deadline", drop column if exists "reminded_at";`);
  }
}
