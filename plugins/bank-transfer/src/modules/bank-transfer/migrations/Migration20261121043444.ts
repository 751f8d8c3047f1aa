import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121043444 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "bank_account" ("id" text not null, "number" serial, "bank_name" text not null, "account_number" text not null, "account_holder" text not null, "description" text null, "is_default" boolean not null default false, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "bank_account_pkey" primary key ("id"), constraint bank_account_default_is_active check (is_active OR NOT is_default));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_bank_account_deleted_at" ON "bank_account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_bank_account_number" ON "bank_account" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_bank_account_one_default" ON "bank_account" ("is_default") WHERE is_default AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "bank_account" cascade;`);
  }

}
