import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130090047 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account_address" ("id" text not null, "number" serial, "account_id" text not null, "label" text not null default '', "recipient_name" text not null, "phone" text not null, "postcode" text not null default '', "road_address" text not null, "building" text not null default '', "door_code" text not null default '', "delivery_note" text not null default '', "is_default" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_address_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_deleted_at" ON "account_address" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_address_number" ON "account_address" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_account" ON "account_address" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_address_default" ON "account_address" ("account_id") WHERE is_default AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account_address" cascade;`);
  }

}
