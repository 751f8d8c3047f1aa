import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account" (
      "id" text not null,
      "number" serial not null,
      "username" text not null,
      "email" text not null,
      "name" text not null default '',
      "phone" text not null default '',
      "is_admin" boolean not null default false,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "account_pkey" primary key ("id"),
      constraint "account_username_shape" check ("username" !~ '[@[:space:]]')
    );`);
    this.addSql(`create unique index if not exists "IDX_account_number" on "account" ("number");`);
    this.addSql(`create index if not exists "IDX_account_deleted_at" on "account" ("deleted_at") where "deleted_at" is null;`);
    // Case-insensitively unique (ruling 15).
    this.addSql(`create unique index if not exists "IDX_account_username" on "account" (lower("username")) where "deleted_at" is null;`);
    this.addSql(`create unique index if not exists "IDX_account_email" on "account" (lower("email")) where "deleted_at" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account" cascade;`);
  }
}
