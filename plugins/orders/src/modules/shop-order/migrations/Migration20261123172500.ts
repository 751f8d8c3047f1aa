import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The lines of an order in the shop's own table, and its number written when it is placed. Existing orders get their
 * lines by `migration-scripts/orders-fill-lines`, which runs once Medusa's tables exist.
 */
export class Migration20261123172500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_line" (
      "id" text not null,
      "order_detail_id" text not null,
      "place" integer not null,
      "line_item_id" text not null,
      "product_number" integer not null,
      "store_number" integer null,
      "quantity" numeric not null, "raw_quantity" jsonb not null,
      "price" numeric not null, "raw_price" jsonb not null,
      "price_divisor" integer not null,
      "total" numeric not null, "raw_total" jsonb not null,
      "name" text not null,
      "name_ru" text not null default '',
      "name_en" text not null default '',
      "category" text not null default '',
      "category_ru" text not null default '',
      "category_en" text not null default '',
      "image_url" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_line_pkey" primary key ("id"),
      constraint "order_line_order_detail_id_foreign" foreign key ("order_detail_id")
        references "order_detail" ("id") on update cascade on delete cascade,
      constraint "order_line_place" check (place > 0),
      constraint "order_line_amounts" check (quantity > 0 and price >= 0 and price_divisor > 0 and total >= 0)
    );`);
    this.addSql(`create unique index if not exists "IDX_order_line_place" on "order_line" ("order_detail_id", "place") where deleted_at is null;`);
    this.addSql(`create unique index if not exists "IDX_order_line_line_item_id" on "order_line" ("line_item_id") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_order_line_store_number" on "order_line" ("store_number", "order_detail_id") where store_number is not null and deleted_at is null;`);
    this.addSql(`drop trigger if exists order_detail_take_number on "order_detail";`);
    this.addSql(`drop function if exists order_detail_take_number();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_line" cascade;`);
  }
}
