import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Outgoing rows by which the shop returned an order's money (ruling 48). */
export class Migration20261126064000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "outgoing_line" (
      "id" text not null,
      "number" serial not null,
      "bank_statement_id" text not null,
      "row" integer not null,
      "at" timestamptz not null,
      "precision" text not null,
      "payer" text not null,
      "texts" jsonb not null,
      "amount" numeric not null, "raw_amount" jsonb not null,
      "balance" numeric null, "raw_balance" jsonb null,
      "bank_account_number" integer not null,
      "key" text not null,
      "loose_key" text not null,
      "order_number" integer not null,
      "state" text not null default 'pending',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "outgoing_line_pkey" primary key ("id"),
      constraint "outgoing_line_bank_statement_id_foreign" foreign key ("bank_statement_id")
        references "bank_statement" ("id") on update cascade on delete cascade,
      constraint "outgoing_line_state" check (state in ('pending', 'returned', 'refused')),
      constraint "outgoing_line_amount" check (amount > 0 and amount = round(amount))
    );`);
    this.addSql(`create unique index if not exists "IDX_outgoing_line_number" on "outgoing_line" ("number") where deleted_at is null;`);
    this.addSql(`create unique index if not exists "IDX_outgoing_line_once" on "outgoing_line" ("bank_account_number", "key") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_outgoing_line_amount" on "outgoing_line" ("amount", "at") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_outgoing_line_pending" on "outgoing_line" ("number") where state = 'pending' and deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_line" cascade;`);
  }
}
