import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128145927 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "ignored_payer" ("id" text not null, "number" serial, "key" text not null, "payer" text not null, "told_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "ignored_payer_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ignored_payer_deleted_at" ON "ignored_payer" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ignored_payer_number" ON "ignored_payer" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ignored_payer_key" ON "ignored_payer" ("key") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "ignored_payer" cascade;`);
  }

}
