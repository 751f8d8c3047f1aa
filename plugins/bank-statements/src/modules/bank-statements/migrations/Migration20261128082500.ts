import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Bank statements with their lines, the money that left, and what was learned of senders and of columns. */
export class Migration20261128082500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "bank_statement" (
      "id" text not null,
      "number" serial,
      "name" text not null default '',
      "size" integer not null default 0,
      "bank_account_number" integer null,
      "chain" text not null,
      "gaps" jsonb not null,
      "unread" jsonb not null,
      "row_count" integer not null,
      "outgoing_count" integer not null,
      "account_number" integer null,
      "account_name" text null,
      "last_at" timestamptz null,
      "first_at" timestamptz null,
      "header" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "bank_statement_pkey" primary key (id),
      constraint "bank_statement_chain" check (chain in ('whole', 'broken', 'unknown'))
    );`);
    this.addSql(`create index "IDX_bank_statement_deleted_at" on "bank_statement" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_bank_statement_number" on "bank_statement" (number);`);
    this.addSql(`create table "learned_sender" (
      "id" text not null,
      "payer" text not null,
      "account_number" integer not null,
      "line_number" integer not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "learned_sender_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_learned_sender_deleted_at" on "learned_sender" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_learned_sender_line_number" on "learned_sender" (line_number);`);
    this.addSql(`create unique index "IDX_learned_sender_payer" on "learned_sender" (payer, account_number) where deleted_at is null;`);
    this.addSql(`create table "outgoing_line" (
      "id" text not null,
      "number" serial,
      "bank_statement_id" text not null,
      "row" integer not null,
      "at" timestamptz not null,
      "precision" text not null,
      "payer" text not null,
      "texts" jsonb not null,
      "amount" numeric not null,
      "raw_amount" jsonb not null,
      "balance" numeric null,
      "raw_balance" jsonb null,
      "bank_account_number" integer not null,
      "key" text not null,
      "loose_key" text not null,
      "order_number" integer not null,
      "state" text not null default 'pending',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "outgoing_line_pkey" primary key (id),
      constraint "outgoing_line_bank_statement_id_foreign" foreign key (bank_statement_id) references bank_statement(id) on update cascade on delete cascade,
      constraint "outgoing_line_amount" check ((amount > 0) and (amount = round(amount))),
      constraint "outgoing_line_state" check (state in ('pending', 'returned', 'refused'))
    );`);
    this.addSql(`create index "IDX_outgoing_line_amount" on "outgoing_line" (amount, at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_outgoing_line_number" on "outgoing_line" (number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_outgoing_line_once" on "outgoing_line" (bank_account_number, key) where deleted_at is null;`);
    this.addSql(`create index "IDX_outgoing_line_pending" on "outgoing_line" (number) where (state = 'pending') and (deleted_at is null);`);
    this.addSql(`create table "statement_layout" (
      "id" text not null,
      "header" text not null,
      "columns" jsonb not null,
      "number" serial,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "statement_layout_pkey" primary key (id)
    );`);
    this.addSql(`create index "IDX_statement_layout_deleted_at" on "statement_layout" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_statement_layout_header" on "statement_layout" (header) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_statement_layout_number" on "statement_layout" (number);`);
    this.addSql(`create table "statement_line" (
      "id" text not null,
      "number" serial,
      "bank_statement_id" text not null,
      "row" integer not null,
      "at" timestamptz not null,
      "precision" text not null,
      "payer" text not null,
      "texts" jsonb not null,
      "amount" numeric not null,
      "raw_amount" jsonb not null,
      "balance" numeric null,
      "raw_balance" jsonb null,
      "bank_account_number" integer not null default 0,
      "key" text not null,
      "loose_key" text not null,
      "state" text not null default 'waiting',
      "kind" text null,
      "reason" jsonb null,
      "proposals" jsonb not null,
      "settlement" jsonb null,
      "evidence" text null,
      "pending" jsonb null,
      "claim" text null,
      "claimed_until" timestamptz null,
      "decided_by" integer null,
      "decided_name" text null,
      "decided_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "statement_line_pkey" primary key (id),
      constraint "statement_line_bank_statement_id_foreign" foreign key (bank_statement_id) references bank_statement(id) on update cascade on delete cascade,
      constraint "statement_line_amount" check ((amount > 0) and (amount = round(amount))),
      constraint "statement_line_settled" check ((state <> 'settled') or (settlement is not null)),
      constraint "statement_line_state" check (state in ('settled', 'waiting', 'ignored', 'duplicate'))
    );`);
    this.addSql(`create index "IDX_statement_line_deleted_at" on "statement_line" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_statement_line_key" on "statement_line" (key);`);
    this.addSql(`create index "IDX_statement_line_loose_key" on "statement_line" (loose_key);`);
    this.addSql(`create unique index "IDX_statement_line_number" on "statement_line" (number);`);
    this.addSql(`create unique index "IDX_statement_line_once" on "statement_line" (bank_account_number, key) where (state <> 'duplicate') and (deleted_at is null);`);
    this.addSql(`create index "IDX_statement_line_pending" on "statement_line" (claimed_until) where pending is not null;`);
    this.addSql(`create index "IDX_statement_line_state" on "statement_line" (state, at, number);`);
    this.addSql(`create index "IDX_statement_line_statement" on "statement_line" (bank_statement_id, "row");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "statement_line" cascade;`);
    this.addSql(`drop table if exists "statement_layout" cascade;`);
    this.addSql(`drop table if exists "outgoing_line" cascade;`);
    this.addSql(`drop table if exists "learned_sender" cascade;`);
    this.addSql(`drop table if exists "bank_statement" cascade;`);
  }
}
