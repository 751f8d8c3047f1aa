import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was taken off an order so that its total is unique, in won (ruling 47); 0 for every earlier order. */
export class Migration20261126003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "transfer_discount" integer not null default 0;`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      drop constraint if exists order_detail_transfer_discount,
      add constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total = subtotal + shipping_fee - transfer_discount),
      add constraint order_detail_transfer_discount check (transfer_discount BETWEEN 0 AND 99);`);
  }

  override async down(): Promise<void> {
    // Not valid: the totals of orders that had a discount stay as they were paid.
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      drop constraint if exists order_detail_transfer_discount;`);
    this.addSql(`alter table "order_detail" drop column if exists "transfer_discount";`);
    this.addSql(`alter table "order_detail" add constraint order_detail_total
      check (subtotal >= 0 AND shipping_fee >= 0 AND total = subtotal + shipping_fee) not valid;`);
  }
}
