import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The books of stores (ruling 55): entries and rates that are only added, accounts, payouts, and how far orders are settled. */
export class Migration20261130124340 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "settled_order" ("id" text not null, "order_number" integer not null, "change_number" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "settled_order_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_settled_order_deleted_at" ON "settled_order" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_settled_order_order_number" ON "settled_order" ("order_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "settling_state" ("id" text not null, "settled_until" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "settling_state_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_settling_state_deleted_at" ON "settling_state" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "store_account" ("id" text not null, "store_number" integer not null, "bank_code" text not null, "account_number" text not null, "account_holder" text not null, "given_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_account_pkey" primary key ("id"), constraint store_account_account_number check (account_number ~ '^[0-9]+(-[0-9]+)*\$'), constraint store_account_bank_code check (bank_code ~ '^[0-9]{3}\$'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_account_deleted_at" ON "store_account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_account_store_number" ON "store_account" ("store_number") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "store_commission_rate" ("id" text not null, "number" serial, "store_number" integer not null, "basis_points" integer not null, "by_number" integer null, "by_name" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_commission_rate_pkey" primary key ("id"), constraint store_commission_rate_basis_points check (basis_points BETWEEN 0 AND 5000));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_commission_rate_deleted_at" ON "store_commission_rate" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_commission_rate_number" ON "store_commission_rate" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_commission_rate_store_number" ON "store_commission_rate" ("store_number", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "store_entry" ("id" text not null, "number" serial, "store_number" integer not null, "order_number" integer null, "kind" text not null, "amount" integer not null, "at" timestamptz not null, "payable_from" timestamptz not null, "reason" text not null default '', "payout_number" integer null, "by_number" integer null, "by_name" text null, "key" text null, "request_hash" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_entry_pkey" primary key ("id"), constraint store_entry_kind check (kind IN ('sale', 'commission', 'correction', 'taken', 'payout')), constraint store_entry_amount check (amount <> 0), constraint store_entry_order check (kind NOT IN ('sale', 'commission', 'taken') OR order_number IS NOT NULL), constraint store_entry_payout check ((kind = 'payout') = (payout_number IS NOT NULL)));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_entry_deleted_at" ON "store_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_entry_number" ON "store_entry" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_entry_store_at" ON "store_entry" ("store_number", "at", "number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_entry_order_number" ON "store_entry" ("order_number") WHERE order_number IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_entry_key" ON "store_entry" ("key") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "store_payout" ("id" text not null, "number" serial, "store_number" integer not null, "period" text not null, "amount" integer not null, "bank_code" text not null, "account_number" text not null, "account_holder" text not null, "by_number" integer null, "by_name" text null, "paid_at" timestamptz null, "paid_by_number" integer null, "paid_by_name" text null, "statement_row" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "store_payout_pkey" primary key ("id"), constraint store_payout_amount check (amount > 0), constraint store_payout_period check (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])\$'), constraint store_payout_withdrawn check (deleted_at IS NULL OR paid_at IS NULL));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_payout_deleted_at" ON "store_payout" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_payout_number" ON "store_payout" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_store_payout_once" ON "store_payout" ("store_number", "period") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_store_payout_unpaid" ON "store_payout" ("store_number") WHERE paid_at IS NULL AND deleted_at IS NULL;`);
    // Books are append-only (ruling 55). A migration that has to change entries drops the triggers first.
    this.addSql(`create or replace function store_books_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the books of stores are only added to: a correction is another entry'
          using errcode = 'integrity_constraint_violation', constraint = 'store_books_append_only';
      end
      $$;`);
    for (const table of ["store_entry", "store_commission_rate"]) {
      this.addSql(`create trigger ${table}_append_only before delete or update on ${table} for each row execute function store_books_refuse_change();`);
      // `TRUNCATE` fires no trigger of rows.
      this.addSql(`create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function store_books_refuse_change();`);
    }
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "settled_order" cascade;`);

    this.addSql(`drop table if exists "settling_state" cascade;`);

    this.addSql(`drop table if exists "store_account" cascade;`);

    this.addSql(`drop table if exists "store_commission_rate" cascade;`);

    this.addSql(`drop table if exists "store_entry" cascade;`);

    this.addSql(`drop table if exists "store_payout" cascade;`);
    this.addSql(`drop function if exists store_books_refuse_change() cascade;`);
  }

}
