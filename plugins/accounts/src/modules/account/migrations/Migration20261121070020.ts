import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Password reset links (ruling 21): one per address, identified by the hash of the token. */
export class Migration20261121070020 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "password_reset" (
      "id" text not null,
      "asked_for" text not null,
      "account_id" text null references "account" ("id") on delete cascade,
      "token_hash" text not null,
      "expires_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "password_reset_pkey" primary key ("id")
    );`);
    this.addSql(`create unique index if not exists "IDX_password_reset_asked_for" on "password_reset" ("asked_for");`);
    this.addSql(`create unique index if not exists "IDX_password_reset_token_hash" on "password_reset" ("token_hash");`);
    this.addSql(`create index if not exists "IDX_password_reset_account" on "password_reset" ("account_id");`);
    this.addSql(`create index if not exists "IDX_password_reset_expires_at" on "password_reset" ("expires_at");`);
    this.addSql(`create index if not exists "IDX_password_reset_deleted_at" on "password_reset" ("deleted_at") where "deleted_at" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "password_reset" cascade;`);
  }
}
