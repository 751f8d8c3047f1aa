import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Stores with what was decided about them, and the categories of services. */
export class Migration20261123114500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "service_category" (
      "id" text not null,
      "number" serial,
      "name" text not null,
      "description" text not null default '',
      "icon_name" text not null default '',
      "slug" text not null,
      "is_active" boolean not null default true,
      "name_ru" text not null default '',
      "name_en" text not null default '',
      "description_ru" text not null default '',
      "description_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "service_category_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_service_category_deleted_at" on "service_category" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_service_category_number" on "service_category" (number);`);
    this.addSql(`create unique index "IDX_service_category_slug" on "service_category" (slug) where deleted_at is null;`);
    this.addSql(`create table "market_store" (
      "id" text not null,
      "number" serial,
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
      "is_suspended" boolean not null default false,
      "requested_name" text null,
      "closed_at" timestamptz null,
      "language" text not null default 'mn',
      "description_ru" text not null default '',
      "description_en" text not null default '',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "market_store_pkey" primary key (id),
      constraint "market_store_category_number_fkey" foreign key (category_number) references service_category(number),
      constraint "market_store_language" check (language in ('mn', 'ru', 'en', 'ko')),
      constraint "market_store_suspended" check (not (is_suspended and is_active))
    );`);
    this.addSql(`create index "IDX_market_store_category_number" on "market_store" (category_number);`);
    this.addSql(`create index "IDX_market_store_deleted_at" on "market_store" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_market_store_number" on "market_store" (number);`);
    this.addSql(`create index "IDX_market_store_requested_name" on "market_store" (number) where (requested_name is not null) and (deleted_at is null);`);
    this.addSql(`create unique index "IDX_market_store_user_number" on "market_store" (user_number) where deleted_at is null;`);
    this.addSql(`create table "market_store_decision" (
      "id" text not null,
      "number" serial,
      "market_store_id" text not null,
      "kind" text not null,
      "reason" text not null default '',
      "account_number" integer null,
      "account_name" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "market_store_decision_pkey" primary key (id),
      constraint "market_store_decision_market_store_id_foreign" foreign key (market_store_id) references market_store(id) on update cascade on delete cascade,
      constraint "market_store_decision_kind" check (kind in ('verified', 'unverified', 'suspended', 'resumed', 'renamed', 'name_refused'))
    );`);
    this.addSql(`create index "IDX_market_store_decision_deleted_at" on "market_store_decision" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_market_store_decision_market_store_id" on "market_store_decision" (market_store_id, number);`);
    this.addSql(`create unique index "IDX_market_store_decision_number" on "market_store_decision" (number);`);
    this.addSql(`create or replace function service_category_refuse_deletion() returns trigger language plpgsql as $$
      begin
        if exists (select from market_store where category_number = old.number and deleted_at is null) then
          raise exception 'service category % has stores', old.number
            using errcode = 'foreign_key_violation', constraint = 'service_category_in_use';
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger service_category_in_use before update of deleted_at on service_category for each row when (((old.deleted_at is null) and (new.deleted_at is not null))) execute function service_category_refuse_deletion();`);
    // Writing a store locks its category's row; a deletion waits for the lock and then checks.
    this.addSql(`create or replace function market_store_require_category() returns trigger language plpgsql as $$
      begin
        perform 1 from service_category where number = new.category_number and deleted_at is null for share;
        if not found then
          raise exception 'service category % is deleted', new.category_number
            using errcode = 'foreign_key_violation', constraint = 'market_store_living_category';
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger market_store_living_category before insert or update of category_number on market_store for each row execute function market_store_require_category();`);
    // The owner sees the recipients of orders only for a limited time after closing.
    this.addSql(`create or replace function market_store_note_closing() returns trigger language plpgsql as $$
      begin
        if new.is_verified and new.is_active then
          new.closed_at := null;
        elsif tg_op = 'INSERT' or old.closed_at is null then
          new.closed_at := now();
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger market_store_note_closing before insert or update of is_verified, is_active on market_store for each row execute function market_store_note_closing();`);
    // A store's products are on sale exactly while it is verified and active (ruling 31), whoever writes it.
    this.addSql(`create or replace function market_store_open_or_close() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' and not (new.is_verified and new.is_active and new.deleted_at is null) then
          insert into closed_store (store_number) values (new.number) on conflict do nothing;
        else
          delete from closed_store where store_number = case tg_op when 'DELETE' then old.number else new.number end;
        end if;
        return null;
      end
      $$;`);
    this.addSql(`create trigger market_store_open_or_close after insert or delete or update of is_verified, is_active, deleted_at on market_store for each row execute function market_store_open_or_close();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "market_store_decision" cascade;`);
    this.addSql(`drop table if exists "market_store" cascade;`);
    this.addSql(`drop table if exists "service_category" cascade;`);
    this.addSql(`drop function if exists service_category_refuse_deletion();`);
    this.addSql(`drop function if exists market_store_require_category();`);
    this.addSql(`drop function if exists market_store_note_closing();`);
    this.addSql(`drop function if exists market_store_open_or_close();`);
  }
}
