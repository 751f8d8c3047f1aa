import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Cash receipts of orders. Of earlier orders those get one that can still be in time: what is not paid yet, and what was
 * paid within ten days, until which the penalty is halved. What is older was issued elsewhere.
 */
export class Migration20261126060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "cash_receipt" (
      "id" text not null,
      "order_detail_id" text not null,
      "kind" text null,
      "number" text null,
      "issued_number" text null,
      "issued_at" timestamptz null,
      "voided_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "cash_receipt_pkey" primary key ("id"),
      constraint "cash_receipt_order_detail_id_foreign" foreign key ("order_detail_id")
        references "order_detail" ("id") on update cascade on delete cascade,
      constraint "cash_receipt_kind" check (kind in ('phone', 'business')),
      constraint "cash_receipt_number" check ((kind is null) = (number is null)),
      constraint "cash_receipt_issued" check ((issued_number is null) = (issued_at is null)),
      constraint "cash_receipt_voided" check (voided_at is null or issued_at is not null)
    );`);
    this.addSql(`create unique index if not exists "IDX_cash_receipt_order_detail_id" on "cash_receipt" ("order_detail_id");`);
    this.addSql(`create index if not exists "IDX_cash_receipt_issued_at" on "cash_receipt" ("issued_at") where issued_at is not null;`);
    this.addSql(`insert into cash_receipt (id, order_detail_id)
      select 'cashr_' || upper(replace(gen_random_uuid()::text, '-', '')), d.id from order_detail d
      where d.deleted_at is null and d.total >= 100000 and (d.status = 'pending' or exists (
        select from order_status_change c where c.order_detail_id = d.id and c.from_status in ('pending', 'cancelled')
          and c.to_status in ('processing', 'completed') and c.created_at > now() - interval '10 days'))
      on conflict do nothing;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cash_receipt" cascade;`);
  }
}
