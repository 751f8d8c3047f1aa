import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const TOTAL = "total = subtotal + shipping_fee - transfer_discount - weight_reduction";

/** Packed weight, credit of customers, and their kinds of money entries (rulings 48 and 50). */
export class Migration20261126070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "weight_reduction" integer not null default 0,
      add column if not exists "correction" integer not null default 0, add column if not exists "weight_refund" text not null default 'auto';`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      add constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total >= 0 AND ${TOTAL}),
      add constraint order_detail_weight check (weight_reduction >= 0 AND correction >= 0 AND weight_refund IN ('auto', 'credit', 'transfer'));`);
    this.addSql(`alter table "order_line" add column if not exists "packed_quantity" numeric null,
      add column if not exists "raw_packed_quantity" jsonb null;`);
    this.addSql(`alter table "order_line" add constraint order_line_packed check (packed_quantity >= 0);`);
    this.addSql(`alter table "money_entry" drop constraint if exists money_entry_kind, add constraint money_entry_kind
      check (kind IN ('received', 'credit_used', 'to_return', 'returned', 'credit_given', 'gift'));`);
    this.addSql(`create index if not exists "IDX_money_entry_credit" on "money_entry" ("order_detail_id")
      where kind IN ('credit_used', 'credit_given') AND deleted_at IS NULL;`);
    this.addSql(`create table if not exists "credit_grant" (
      "id" text not null,
      "number" serial,
      "account_number" integer not null,
      "amount" integer not null,
      "reason" text not null,
      "by_number" integer null,
      "by_name" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "credit_grant_pkey" primary key ("id"),
      constraint "credit_grant_amount" check (amount <> 0)
    );`);
    this.addSql(`create index if not exists "IDX_credit_grant_account_number" on "credit_grant" ("account_number") where deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "credit_grant" cascade;`);
    this.addSql(`drop index if exists "IDX_money_entry_credit";`);
    // Not valid: entries and totals of orders that were weighed or paid by credit stay as they are.
    this.addSql(`alter table "money_entry" drop constraint if exists money_entry_kind, add constraint money_entry_kind
      check (kind IN ('received', 'to_return', 'returned')) not valid;`);
    this.addSql(`alter table "order_line" drop column if exists "packed_quantity", drop column if exists "raw_packed_quantity";`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_total,
      drop constraint if exists order_detail_weight,
      drop column if exists "weight_reduction", drop column if exists "correction", drop column if exists "weight_refund",
      add constraint order_detail_total check (subtotal >= 0 AND shipping_fee >= 0 AND total = subtotal + shipping_fee - transfer_discount) not valid;`);
  }
}
