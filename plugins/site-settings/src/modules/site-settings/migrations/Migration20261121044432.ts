import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121044432 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "footer_setting" ("id" text not null, "company_name" text not null, "description" text not null default '', "address" text not null default '', "phone" text not null default '', "email" text not null default '', "logo_url" text not null default '', "social_links" jsonb not null default '{}', "copyright_text" text not null default '', "quick_links" jsonb not null default '[]', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "footer_setting_pkey" primary key ("id"), constraint footer_setting_one_row check (id = 'footer'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_footer_setting_deleted_at" ON "footer_setting" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "media_library" ("id" text not null, "number" serial, "name" text not null, "type" text not null, "url" text not null, "size" integer not null, "metadata" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "media_library_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_media_library_deleted_at" ON "media_library" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_media_library_number" ON "media_library" ("number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "navigation_item" ("id" text not null, "number" serial, "title" text not null, "url" text not null, "sort_order" integer not null default 0, "is_active" boolean not null default true, "parent_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "navigation_item_pkey" primary key ("id"), constraint navigation_item_url check (url ~* '^(/([^/\\\\]|\$)|http://|https://|mailto:|tel:)'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_navigation_item_parent_id" ON "navigation_item" ("parent_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_navigation_item_deleted_at" ON "navigation_item" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_navigation_item_number" ON "navigation_item" ("number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "site_content" ("id" text not null, "number" serial, "key" text not null, "title" text not null default '', "content" text not null default '', "image_url" text not null default '', "active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "site_content_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_site_content_deleted_at" ON "site_content" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_site_content_key" ON "site_content" ("key") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "site_setting" ("id" text not null, "number" serial, "key" text not null, "value" text not null, "description" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "site_setting_pkey" primary key ("id"), constraint site_setting_shipping_fee check (key <> 'shipping_fee' OR value ~ '^[0-9]{1,9}\$'), constraint site_setting_site_name check (key <> 'site_name' OR btrim(value) <> ''));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_site_setting_deleted_at" ON "site_setting" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_site_setting_key" ON "site_setting" ("key") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "navigation_item" add constraint "navigation_item_parent_id_foreign" foreign key ("parent_id") references "navigation_item" ("id") on update cascade on delete cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "navigation_item" drop constraint if exists "navigation_item_parent_id_foreign";`);

    this.addSql(`drop table if exists "footer_setting" cascade;`);

    this.addSql(`drop table if exists "media_library" cascade;`);

    this.addSql(`drop table if exists "navigation_item" cascade;`);

    this.addSql(`drop table if exists "site_content" cascade;`);

    this.addSql(`drop table if exists "site_setting" cascade;`);
  }

}
