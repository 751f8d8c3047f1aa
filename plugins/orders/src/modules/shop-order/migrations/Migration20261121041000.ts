import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121041000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "order_detail" (
      "id" text not null,
      "account_number" integer not null,
      "status" text not null default 'pending',
      "customer_name" text not null,
      "customer_email" text not null,
      "customer_phone" text not null,
      "customer_address" text not null,
      "payment_method" text not null default 'bank_transfer',
      "bank_account" jsonb null,
      "depositor" text not null,
      "subtotal" numeric not null,
      "shipping_fee" numeric not null,
      "total" numeric not null,
      "idempotency_key" text null,
      "request_hash" text null,
      "raw_subtotal" jsonb not null,
      "raw_shipping_fee" jsonb not null,
      "raw_total" jsonb not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_detail_pkey" primary key ("id"),
      constraint order_detail_status check (status IN ('pending', 'processing', 'completed', 'cancelled')),
      constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total = subtotal + shipping_fee)
    );`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_detail_deleted_at" ON "order_detail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_detail_idempotency_key" ON "order_detail" ("account_number", "idempotency_key") WHERE idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_detail_account_number" ON "order_detail" ("account_number", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_detail_created_at" ON "order_detail" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_detail_status" ON "order_detail" ("status", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "order_status_change" (
      "id" text not null,
      "number" serial,
      "order_detail_id" text not null,
      "from_status" text null,
      "to_status" text not null,
      "account_number" integer null,
      "account_name" text null,
      "money_moved" numeric not null default 0,
      "raw_money_moved" jsonb not null default '{"value":"0","precision":20}',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_status_change_pkey" primary key ("id")
    );`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_status_change_order_detail_id" ON "order_status_change" ("order_detail_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_status_change_deleted_at" ON "order_status_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_order_status_change_number" ON "order_status_change" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`alter table if exists "order_status_change" add constraint "order_status_change_order_detail_id_foreign" foreign key ("order_detail_id") references "order_detail" ("id") on update cascade on delete cascade;`);

    // Plain unique, not partial: a lease is taken by INSERT ... ON CONFLICT ("key").
    this.addSql(`create table if not exists "order_lease" (
      "id" text not null,
      "key" text not null,
      "taken_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_lease_pkey" primary key ("id"),
      constraint "order_lease_key_unique" unique ("key")
    );`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_lease_deleted_at" ON "order_lease" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_status_change" cascade;`);
    this.addSql(`drop table if exists "order_detail" cascade;`);
    this.addSql(`drop table if exists "order_lease" cascade;`);
  }

}
