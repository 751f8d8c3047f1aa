import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128152016 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "owner_note" ("id" text not null, "number" serial, "account_number" integer not null, "order_number" integer null, "text" text not null, "by_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "owner_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_owner_note_deleted_at" ON "owner_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_owner_note_account_number" ON "owner_note" ("account_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_owner_note_number" ON "owner_note" ("number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "owner_note" cascade;`);
  }

}
