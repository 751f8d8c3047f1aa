import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A number in Medusa's exact notation, as text. */
const EXACT = (column: string) => `jsonb_build_object('value', (${column})::text, 'precision', 20)`;

/**
 * An order's money as append-only entries (ruling 48), instead of one sum per status change. What earlier versions
 * refunded with a cancellation counts as returned: they told owner and customer so.
 */
export class Migration20261123201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "money_entry" (
      "id" text not null,
      "order_detail_id" text not null,
      "change_id" text not null,
      "kind" text not null,
      "amount" numeric not null, "raw_amount" jsonb not null,
      "payer" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "money_entry_pkey" primary key ("id"),
      constraint "money_entry_order_detail_id_foreign" foreign key ("order_detail_id")
        references "order_detail" ("id") on update cascade on delete cascade,
      constraint "money_entry_change_id_foreign" foreign key ("change_id")
        references "order_status_change" ("id") on update cascade on delete cascade,
      constraint "money_entry_kind" check (kind in ('received', 'to_return', 'returned')),
      constraint "money_entry_amount" check (amount <> 0 and amount = round(amount))
    );`);
    this.addSql(`create index if not exists "IDX_money_entry_order_detail_id" on "money_entry" ("order_detail_id") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_money_entry_change_id" on "money_entry" ("change_id") where deleted_at is null;`);
    this.addSql(`insert into money_entry
        (id, order_detail_id, change_id, kind, amount, raw_amount, payer, created_at, updated_at)
      select 'mony_' || upper(replace(gen_random_uuid()::text, '-', '')), c.order_detail_id, c.id, entry.kind, entry.amount,
        ${EXACT("entry.amount")}, case when entry.kind = 'received' and entry.amount > 0 then d.depositor end, c.created_at, c.created_at
      from order_status_change c
      join order_detail d on d.id = c.order_detail_id
      cross join lateral (
        select 'received' as kind, c.money_moved as amount where c.money_moved > 0 or c.to_status = 'pending'
        union all
        select kind, -c.money_moved from (values ('to_return'), ('returned')) back (kind)
        where c.money_moved < 0 and c.to_status <> 'pending'
      ) entry
      where c.money_moved <> 0 and c.deleted_at is null;`);
    this.addSql(`alter table "order_status_change" drop column "money_moved", drop column "raw_money_moved";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_status_change" add column "money_moved" numeric not null default 0,
      add column "raw_money_moved" jsonb not null default '{"value":"0","precision":20}';`);
    this.addSql(`update order_status_change c set money_moved = moved.won, raw_money_moved = ${EXACT("moved.won")}
      from (select change_id, sum(case kind when 'received' then amount when 'returned' then -amount else 0 end) as won
        from money_entry where deleted_at is null group by change_id) moved
      where moved.change_id = c.id;`);
    this.addSql(`drop table if exists "money_entry" cascade;`);
  }
}
