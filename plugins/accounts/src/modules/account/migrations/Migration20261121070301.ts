import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Adds session versions that end sessions everywhere, a searchable admin list, and a check that at least one admin
 * stays.
 */
export class Migration20261121070301 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "account"
      add column if not exists "customer_session_version" integer not null default 0,
      add column if not exists "admin_session_version" integer not null default 0;`);

    // The schema that connect-pg-simple expects.
    this.addSql(`create table if not exists "shop_session" (
      "sid" varchar not null,
      "sess" json not null,
      "expire" timestamp(6) not null,
      constraint "shop_session_pkey" primary key ("sid")
    );`);
    this.addSql(`create index if not exists "IDX_shop_session_expire" on "shop_session" ("expire");`);
    this.addSql(`create index if not exists "IDX_shop_session_customer" on "shop_session" (("sess"->'customer'->>'accountId'));`);
    this.addSql(`create index if not exists "IDX_shop_session_admin" on "shop_session" (("sess"->'admin'->>'accountId'));`);

    this.addSql(`create index if not exists "IDX_account_newest" on "account" ("created_at" desc, "number" desc) where "deleted_at" is null;`);
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create index if not exists "IDX_account_search" on "account" using gin (
      lower("username" || E'\\n' || "email" || E'\\n' || "name" || E'\\n' || "phone" || E'\\n' || replace("phone", '-', '')) gin_trgm_ops
    ) where "deleted_at" is null;`);

    // When two admins revoke each other's right at once, the trigger serialises them, and the second sees the first's
    // change.
    this.addSql(`create or replace function "keep_an_admin"() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('account_last_admin'));
        if not exists (select 1 from "account" where "is_admin" and "deleted_at" is null and "id" <> old."id") then
          raise exception 'The last admin stays one' using errcode = 'check_violation', constraint = 'account_last_admin';
        end if;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger "account_keep_an_admin" before update of "is_admin", "deleted_at" on "account"
      for each row when (old."is_admin" and old."deleted_at" is null and (not new."is_admin" or new."deleted_at" is not null))
      execute function "keep_an_admin"();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "account_keep_an_admin" on "account";`);
    this.addSql(`drop function if exists "keep_an_admin"();`);
    this.addSql(`drop index if exists "IDX_account_search", "IDX_account_newest";`);
    this.addSql(`drop index if exists "IDX_shop_session_customer", "IDX_shop_session_admin";`);
    this.addSql(`alter table "account" drop column if exists "customer_session_version", drop column if exists "admin_session_version";`);
  }
}
