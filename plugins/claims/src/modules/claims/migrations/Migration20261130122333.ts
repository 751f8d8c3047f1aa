import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130122333 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "delivery_claim" ("id" text not null, "number" serial, "order_number" integer not null, "kind" text not null, "places" jsonb not null, "text" text not null default '', "photos" jsonb not null default '[]', "status" text not null default 'open', "outcome" text null, "amount" integer not null default 0, "answer" text not null default '', "settled_at" timestamptz null, "settled_by_number" integer null, "settled_by_name" text not null default '', "parcel_order_number" integer null, "idempotency_key" text null, "request_hash" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "delivery_claim_pkey" primary key ("id"), constraint delivery_claim_status check (status IN ('open', 'settled', 'refused') AND (status = 'settled') = (outcome IS NOT NULL) AND (status = 'open') = (settled_at IS NULL)), constraint delivery_claim_outcome check (outcome IN ('answer', 'credit', 'transfer', 'parcel') AND (outcome IN ('credit', 'transfer')) = (amount > 0) AND (outcome = 'parcel') = (parcel_order_number IS NOT NULL) OR outcome IS NULL AND amount = 0 AND parcel_order_number IS NULL));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_delivery_claim_deleted_at" ON "delivery_claim" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_delivery_claim_number" ON "delivery_claim" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_delivery_claim_order" ON "delivery_claim" ("order_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_delivery_claim_open" ON "delivery_claim" ("order_number") WHERE status = 'open' AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_delivery_claim_status" ON "delivery_claim" ("status", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_delivery_claim_parcel" ON "delivery_claim" ("parcel_order_number") WHERE parcel_order_number IS NOT NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "delivery_claim" cascade;`);
  }

}
