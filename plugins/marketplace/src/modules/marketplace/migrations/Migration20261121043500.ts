import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121043500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "service_category" ("id" text not null, "number" serial, "name" text not null, "description" text not null default '', "icon_name" text not null default '', "slug" text not null, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "service_category_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_service_category_deleted_at" ON "service_category" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_service_category_number" ON "service_category" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_service_category_slug" ON "service_category" ("slug") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "shop_store" ("id" text not null, "number" serial, "name" text not null, "description" text not null default '', "logo_url" text not null default '', "cover_image_url" text not null default '', "address" text not null default '', "phone" text not null default '', "email" text not null default '', "opening_hours" jsonb not null default '{}', "category_id" text not null, "account_number" integer null, "is_active" boolean not null default true, "is_verified" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_store_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_store_category_id" ON "shop_store" ("category_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_store_deleted_at" ON "shop_store" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_store_number" ON "shop_store" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shop_store_one_per_account" ON "shop_store" ("account_number") WHERE account_number IS NOT NULL AND deleted_at IS NULL;`);

    this.addSql(`alter table if exists "shop_store" add constraint "shop_store_category_id_foreign" foreign key ("category_id") references "service_category" ("id") on update cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "shop_store" drop constraint if exists "shop_store_category_id_foreign";`);

    this.addSql(`drop table if exists "service_category" cascade;`);

    this.addSql(`drop table if exists "shop_store" cascade;`);
  }

}
