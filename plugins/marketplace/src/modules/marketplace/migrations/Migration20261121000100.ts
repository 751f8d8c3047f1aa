import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "service_category" (
      "id" text not null,
      "number" serial not null,
      "name" text not null,
      "description" text not null default '',
      "icon_name" text not null default '',
      "slug" text not null,
      "is_active" boolean not null default true,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "service_category_pkey" primary key ("id")
    );`);
    this.addSql(`create unique index if not exists "IDX_service_category_number" on "service_category" ("number");`);
    this.addSql(
      `create unique index if not exists "IDX_service_category_slug" on "service_category" ("slug") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_service_category_deleted_at" on "service_category" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(`create table if not exists "market_store" (
      "id" text not null,
      "number" serial not null,
      "name" text not null,
      "description" text not null default '',
      "logo_url" text not null default '',
      "cover_image_url" text not null default '',
      "address" text not null default '',
      "phone" text not null default '',
      "email" text not null default '',
      "opening_hours" jsonb not null default '{}',
      "category_number" integer not null,
      "user_number" integer null,
      "is_active" boolean not null default true,
      "is_verified" boolean not null default false,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "market_store_pkey" primary key ("id"),
      constraint "market_store_category_number_fkey" foreign key ("category_number") references "service_category" ("number")
    );`);
    this.addSql(`create unique index if not exists "IDX_market_store_number" on "market_store" ("number");`);
    // One store per user, also with concurrent requests (ruling 31).
    this.addSql(
      `create unique index if not exists "IDX_market_store_user_number" on "market_store" ("user_number") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_market_store_category_number" on "market_store" ("category_number");`,
    );
    this.addSql(
      `create index if not exists "IDX_market_store_deleted_at" on "market_store" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "market_store" cascade;`);
    this.addSql(`drop table if exists "service_category" cascade;`);
  }
}
