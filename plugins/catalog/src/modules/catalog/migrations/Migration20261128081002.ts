import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** What the shop knows of products and categories beside Medusa, with the history of products and the mails that wait for stock. */
export class Migration20261128081002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(`create table "back_in_stock_alert" (
      "id" text not null,
      "account_id" text not null,
      "product_number" integer not null,
      "language" text not null,
      "created_at" timestamptz not null default now(),
      constraint "back_in_stock_alert_pkey" primary key (id),
      constraint "back_in_stock_alert_once" unique (account_id, product_number),
      constraint "back_in_stock_alert_language" check (language in ('mn', 'ru', 'en', 'ko'))
    );`);
    this.addSql(`create index "IDX_back_in_stock_alert_product" on "back_in_stock_alert" (product_number, created_at);`);
    this.addSql(`create table "category_detail" (
      "id" text not null,
      "number" serial,
      "image_url" text not null default '',
      "sort_order" integer not null default 0,
      "name_ru" text not null default '',
      "name_en" text not null default '',
      "description_ru" text not null default '',
      "description_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "category_detail_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_category_detail_deleted_at" on "category_detail" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_category_detail_number" on "category_detail" (number) where deleted_at is null;`);
    this.addSql(`create table "closed_store" (
      "store_number" integer not null,
      "closed_at" timestamptz not null default now(),
      constraint "closed_store_pkey" primary key (store_number)
    );`);
    this.addSql(`create table "product_change_set" (
      "number" serial,
      "account_number" integer null,
      "account_name" text not null,
      "created_at" timestamptz not null default now(),
      constraint "product_change_set_pkey" primary key (number)
    );`);
    this.addSql(`create table "product_change" (
      "set_number" integer not null,
      "product_number" integer not null,
      "field" text not null,
      "old_value" jsonb null,
      "new_value" jsonb null,
      constraint "product_change_pkey" primary key (set_number, product_number, field),
      constraint "product_change_set_number_fkey" foreign key (set_number) references product_change_set(number)
    );`);
    this.addSql(`create index "IDX_product_change_product" on "product_change" (product_number, set_number DESC);`);
    this.addSql(`create table "product_detail" (
      "id" text not null,
      "number" serial,
      "name_ru" text not null default '',
      "name_en" text not null default '',
      "description_ru" text not null default '',
      "description_en" text not null default '',
      "min_order_quantity" numeric not null default 1,
      "pack_size" numeric not null default 1,
      "price_divisor" numeric not null default 1,
      "stock" numeric not null default 0,
      "store_number" integer null,
      "raw_min_order_quantity" jsonb not null default '{"value": "1", "precision": 20}',
      "raw_pack_size" jsonb not null default '{"value": "1", "precision": 20}',
      "raw_price_divisor" jsonb not null default '{"value": "1", "precision": 20}',
      "raw_stock" jsonb not null default '{"value": "0", "precision": 20}',
      "origin" text not null default '',
      "origin_ru" text not null default '',
      "origin_en" text not null default '',
      "is_featured" boolean not null default false,
      "position" integer null,
      "trace_number" text not null default '',
      "folded_text" text generated always as ((zakh_folded(name_ru) || zakh_folded(name_en))) stored null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "product_detail_pkey" primary key (id),
      constraint "product_detail_min_order_quantity" check ((min_order_quantity >= 0.1) and (min_order_quantity <= 99)),
      constraint "product_detail_minimum_sold" check ((pack_size <= 1) or ((ceil((min_order_quantity / pack_size)) * pack_size) <= 99)),
      constraint "product_detail_pack_size" check ((pack_size >= 0.1) and (pack_size <= 99)),
      constraint "product_detail_price_divisor" check (price_divisor > 0),
      constraint "product_detail_stock" check (stock >= 0)
    );`);
    this.addSql(`create index "IDX_product_detail_deleted_at" on "product_detail" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_product_detail_folded" on "product_detail" using gin (folded_text gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_product_detail_number" on "product_detail" (number) where deleted_at is null;`);
    this.addSql(`create index "IDX_product_detail_store_number" on "product_detail" (store_number) where (store_number is not null) and (deleted_at is null);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_detail" cascade;`);
    this.addSql(`drop table if exists "product_change" cascade;`);
    this.addSql(`drop table if exists "product_change_set" cascade;`);
    this.addSql(`drop table if exists "closed_store" cascade;`);
    this.addSql(`drop table if exists "category_detail" cascade;`);
    this.addSql(`drop table if exists "back_in_stock_alert" cascade;`);
  }
}
