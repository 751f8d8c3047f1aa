import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121040112 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "category_detail" ("id" text not null, "number" serial, "image_url" text not null default '', "sort_order" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "category_detail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_category_detail_deleted_at" ON "category_detail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_category_detail_number" ON "category_detail" ("number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "product_detail" ("id" text not null, "number" serial, "name_ru" text not null default '', "name_en" text not null default '', "description_ru" text not null default '', "description_en" text not null default '', "min_order_quantity" numeric not null default 1, "pack_size" numeric not null default 1, "price_divisor" numeric not null default 1, "stock" numeric not null default 0, "store_number" integer null, "raw_min_order_quantity" jsonb not null default '{"value":"1","precision":20}', "raw_pack_size" jsonb not null default '{"value":"1","precision":20}', "raw_price_divisor" jsonb not null default '{"value":"1","precision":20}', "raw_stock" jsonb not null default '{"value":"0","precision":20}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_detail_pkey" primary key ("id"), constraint product_detail_min_order_quantity check (min_order_quantity >= 0.1 AND min_order_quantity <= 99), constraint product_detail_pack_size check (pack_size >= 0.1 AND pack_size <= 99), constraint product_detail_price_divisor check (price_divisor > 0), constraint product_detail_stock check (stock >= 0));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_detail_deleted_at" ON "product_detail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_detail_number" ON "product_detail" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_detail_store_number" ON "product_detail" ("store_number") WHERE store_number IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_detail" cascade;`);

    this.addSql(`drop table if exists "product_detail" cascade;`);
  }

}
