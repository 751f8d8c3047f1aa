import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Settings, the menu, the footer, texts of pages and the library of pictures. */
export class Migration20261124061502 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create table "footer_setting" (
      "id" text not null,
      "company_name" text not null,
      "description" text not null default '',
      "address" text not null default '',
      "phone" text not null default '',
      "email" text not null default '',
      "logo_url" text not null default '',
      "social_links" jsonb not null default '{}',
      "copyright_text" text not null default '',
      "quick_links" jsonb not null default '[]',
      "description_ru" text not null default '',
      "description_en" text not null default '',
      "address_ru" text not null default '',
      "address_en" text not null default '',
      "copyright_text_ru" text not null default '',
      "copyright_text_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "footer_setting_pkey" primary key (id),
      constraint "footer_setting_one_row" check (id = 'footer')
    );`);
    this.addSql(`create index "IDX_footer_setting_deleted_at" on "footer_setting" (deleted_at) where deleted_at is null;`);
    this.addSql(`create table "media_library" (
      "id" text not null,
      "number" serial,
      "name" text not null,
      "type" text not null,
      "url" text not null,
      "size" integer not null,
      "metadata" jsonb null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "media_library_pkey" primary key (id),
      constraint "media_library_size" check (size >= 0)
    );`);
    this.addSql(`create index "IDX_media_library_deleted_at" on "media_library" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_media_library_name" on "media_library" (name COLLATE "und-x-icu", number) where deleted_at is null;`);
    this.addSql(`create index "IDX_media_library_newest" on "media_library" (created_at, number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_media_library_number" on "media_library" (number) where deleted_at is null;`);
    this.addSql(`create index "IDX_media_library_search" on "media_library" using gin (lower(name) gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create table "navigation_item" (
      "id" text not null,
      "number" serial,
      "title" text not null,
      "url" text not null,
      "sort_order" integer not null default 0,
      "is_active" boolean not null default true,
      "parent_id" text null,
      "title_ru" text not null default '',
      "title_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "navigation_item_pkey" primary key (id),
      constraint "navigation_item_parent_id_foreign" foreign key (parent_id) references navigation_item(id) on update cascade on delete cascade,
      constraint "navigation_item_url" check (url ~* '^(/([^/\\\\]|$)|http://|https://|mailto:|tel:)')
    );`);
    this.addSql(`create index "IDX_navigation_item_deleted_at" on "navigation_item" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_navigation_item_number" on "navigation_item" (number) where deleted_at is null;`);
    this.addSql(`create index "IDX_navigation_item_parent_id" on "navigation_item" (parent_id) where deleted_at is null;`);
    this.addSql(`create table "site_content" (
      "id" text not null,
      "number" serial,
      "key" text not null,
      "title" text not null default '',
      "content" text not null default '',
      "image_url" text not null default '',
      "active" boolean not null default true,
      "title_ru" text not null default '',
      "title_en" text not null default '',
      "content_ru" text not null default '',
      "content_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "site_content_pkey" primary key (id),
      constraint "site_content_hero" check ((key <> 'hero') or ((btrim(title) <> '') and (btrim(content) <> ''))),
      constraint "site_content_key" check (key ~ '^[a-z0-9][a-z0-9._-]{0,63}$')
    );`);
    this.addSql(`create index "IDX_site_content_deleted_at" on "site_content" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_site_content_key" on "site_content" (key) where deleted_at is null;`);
    this.addSql(`create table "site_setting" (
      "id" text not null,
      "number" serial,
      "key" text not null,
      "value" text not null,
      "description" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "site_setting_pkey" primary key (id),
      constraint "site_setting_shipping_fee" check ((key <> 'shipping_fee') or (value ~ '^[0-9]{1,9}$')),
      constraint "site_setting_site_name" check ((key <> 'site_name') or (btrim(value) <> ''))
    );`);
    this.addSql(`create index "IDX_site_setting_deleted_at" on "site_setting" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_site_setting_key" on "site_setting" (key) where deleted_at is null;`);
    // No entry is its own ancestor, and its parent exists (ruling 26). Moves are serialised, so that two cannot form a cycle together.
    this.addSql(`create or replace function navigation_item_refuse_cycle() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('navigation_item'));
        if not exists (select from navigation_item where id = new.parent_id and deleted_at is null) then
          raise exception 'navigation_item %: there is no menu item %', new.id, new.parent_id
            using errcode = 'check_violation', constraint = 'navigation_item_parent_lives';
        end if;
        if exists (
          with recursive ancestors (id) as (
            select new.parent_id
            union
            select item.parent_id from navigation_item item join ancestors on item.id = ancestors.id
          )
          select from ancestors where id = new.id
        ) then
          raise exception 'navigation_item %: a menu item cannot be its own ancestor', new.id
            using errcode = 'check_violation', constraint = 'navigation_item_no_cycle';
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger navigation_item_no_cycle before insert or update of parent_id on navigation_item for each row when ((new.parent_id is not null)) execute function navigation_item_refuse_cycle();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "site_setting" cascade;`);
    this.addSql(`drop table if exists "site_content" cascade;`);
    this.addSql(`drop table if exists "navigation_item" cascade;`);
    this.addSql(`drop table if exists "media_library" cascade;`);
    this.addSql(`drop table if exists "footer_setting" cascade;`);
    this.addSql(`drop function if exists navigation_item_refuse_cycle();`);
  }
}
