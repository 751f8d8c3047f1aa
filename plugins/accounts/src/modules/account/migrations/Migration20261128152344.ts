import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128152344 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account_merge" ("id" text not null, "into_number" integer not null, "from_number" integer not null, "name" text not null, "username" text not null, "email" text not null, "moved" jsonb not null, "by_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_merge_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_merge_deleted_at" ON "account_merge" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_merge_into_number" ON "account_merge" ("into_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_merge_from_number" ON "account_merge" ("from_number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account_merge" cascade;`);
  }

}
