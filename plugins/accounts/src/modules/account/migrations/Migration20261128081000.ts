import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** Accounts, their password reset links and sessions, and the browsers on which admins are told of new orders. */
export class Migration20261128081000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(`create table "account" (
      "id" text not null,
      "number" serial,
      "username" text not null,
      "email" text null,
      "name" text not null default '',
      "phone" text not null default '',
      "is_admin" boolean not null default false,
      "customer_session_version" integer not null default 0,
      "admin_session_version" integer not null default 0,
      "folded_text" text generated always as ((zakh_folded(name) || zakh_folded(username))) stored null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "account_pkey" primary key (id),
      constraint "account_username_shape" check (username !~ '[@[:space:]]')
    );`);
    this.addSql(`create index "IDX_account_deleted_at" on "account" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_account_email" on "account" (lower(email)) where deleted_at is null;`);
    this.addSql(`create index "IDX_account_folded" on "account" using gin (folded_text gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create index "IDX_account_name" on "account" (name COLLATE "und-x-icu", number) where deleted_at is null;`);
    this.addSql(`create index "IDX_account_newest" on "account" (created_at DESC, number DESC) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_account_number" on "account" (number);`);
    this.addSql(`create index "IDX_account_search" on "account" using gin (lower(((((((((username || '\n') || COALESCE(email, '')) || '\n') || name) || '\n') || phone) || '\n') || replace(phone, '-', ''))) gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_account_username" on "account" (lower(username)) where deleted_at is null;`);
    this.addSql(`create index "IDX_account_username_sorted" on "account" (username COLLATE "und-x-icu", number) where deleted_at is null;`);
    this.addSql(`create table "password_reset" (
      "id" text not null,
      "asked_for" text not null,
      "account_id" text null,
      "token_hash" text not null,
      "expires_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "password_reset_pkey" primary key (id),
      constraint "password_reset_account_id_fkey" foreign key (account_id) references account(id) on delete cascade
    );`);
    this.addSql(`create index "IDX_password_reset_account" on "password_reset" (account_id);`);
    this.addSql(`create unique index "IDX_password_reset_asked_for" on "password_reset" (asked_for);`);
    this.addSql(`create index "IDX_password_reset_deleted_at" on "password_reset" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_password_reset_expires_at" on "password_reset" (expires_at);`);
    this.addSql(`create unique index "IDX_password_reset_token_hash" on "password_reset" (token_hash);`);
    this.addSql(`create table "push_subscription" (
      "id" text not null,
      "account_id" text not null,
      "endpoint" text not null,
      "p256dh" text not null,
      "auth" text not null,
      "language" text not null,
      "session_version" integer not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "push_subscription_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_push_subscription_account" on "push_subscription" (account_id) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_push_subscription_endpoint" on "push_subscription" (endpoint) where deleted_at is null;`);
    this.addSql(`create table "shop_session" (
      "sid" character varying not null,
      "sess" json not null,
      "expire" timestamp(6) without time zone not null,
      constraint "shop_session_pkey" primary key (sid)
    );`);
    this.addSql(`create index "IDX_shop_session_admin" on "shop_session" ((((sess -> 'admin') ->> 'accountId')));`);
    this.addSql(`create index "IDX_shop_session_customer" on "shop_session" ((((sess -> 'customer') ->> 'accountId')));`);
    this.addSql(`create index "IDX_shop_session_expire" on "shop_session" (expire);`);
    // When two admins revoke each other's right at once, the trigger serialises them, and the second sees the first's change.
    this.addSql(`create or replace function keep_an_admin() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('account_last_admin'));
        if not exists (select 1 from "account" where "is_admin" and "deleted_at" is null and "id" <> old."id") then
          raise exception 'The last admin stays one' using errcode = 'check_violation', constraint = 'account_last_admin';
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger account_keep_an_admin before update of is_admin, deleted_at on account for each row when ((old.is_admin and (old.deleted_at is null) and ((not new.is_admin) or (new.deleted_at is not null)))) execute function keep_an_admin();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_session" cascade;`);
    this.addSql(`drop table if exists "push_subscription" cascade;`);
    this.addSql(`drop table if exists "password_reset" cascade;`);
    this.addSql(`drop table if exists "account" cascade;`);
    this.addSql(`drop function if exists keep_an_admin();`);
  }
}
