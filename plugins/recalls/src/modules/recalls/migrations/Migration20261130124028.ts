import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130124028 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "recall" ("id" text not null, "trace_number" text not null, "account_number" integer not null, "account_name" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recall_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_recall_deleted_at" ON "recall" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_recall_trace_number" ON "recall" ("trace_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "recall_order" ("id" text not null, "trace_number" text not null, "order_number" integer not null, "mail_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recall_order_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_recall_order_deleted_at" ON "recall_order" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_recall_order_once" ON "recall_order" ("trace_number", "order_number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "recall" cascade;`);

    this.addSql(`drop table if exists "recall_order" cascade;`);
  }

}
