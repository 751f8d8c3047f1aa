import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TOTAL = "total = subtotal + shipping_fee - transfer_discount - weight_reduction";

/** Changes of an order by the owner: a note, a discount, and offers of a higher total (ruling 50). */
export class Migration20261126093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "note" text not null default '',
      add column if not exists "discount" integer not null default 0, add column if not exists "discount_reason" text not null default '';`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      add constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total >= 0 AND discount >= 0 AND ${TOTAL} - discount);`);
    this.addSql(`create table if not exists "order_offer" (
      "id" text not null,
      "number" serial,
      "order_detail_id" text not null,
      "shown" jsonb not null,
      "goods" jsonb not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_offer_pkey" primary key ("id")
    );`);
    this.addSql(`create unique index if not exists "IDX_order_offer_number" on "order_offer" ("number") where deleted_at is null;`);
    this.addSql(`create unique index if not exists "IDX_order_offer_order_detail_id" on "order_offer" ("order_detail_id") where deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_offer" cascade;`);
    // Not valid: totals of orders with a discount stay as they are.
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      drop column if exists "note", drop column if exists "discount", drop column if exists "discount_reason",
      add constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total >= 0 AND ${TOTAL}) not valid;`);
  }
}
