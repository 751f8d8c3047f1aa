import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where a customer wants money back (ruling 48), and an index by which the orders with such money are found. */
export class Migration20261126060500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "refund_account" (
      "id" text not null,
      "order_detail_id" text not null,
      "bank_code" text not null,
      "account_number" text not null,
      "account_holder" text not null,
      "given_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "refund_account_pkey" primary key ("id"),
      constraint "refund_account_order_detail_id_foreign" foreign key ("order_detail_id")
        references "order_detail" ("id") on update cascade on delete cascade,
      constraint "refund_account_bank_code" check (bank_code ~ '^[0-9]{3}$'),
      constraint "refund_account_account_number" check (account_number ~ '^[0-9]+(-[0-9]+)*$')
    );`);
    this.addSql(`create unique index if not exists "IDX_refund_account_order_detail_id" on "refund_account" ("order_detail_id") where deleted_at is null;`);
    // Most entries are money that came in.
    this.addSql(`create index if not exists "IDX_money_entry_returns" on "money_entry" ("order_detail_id")
      where kind <> 'received' and deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_money_entry_returns";`);
    this.addSql(`drop table if exists "refund_account" cascade;`);
  }
}
