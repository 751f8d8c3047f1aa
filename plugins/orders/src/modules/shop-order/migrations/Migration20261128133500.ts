import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** What the shop knows of orders beside Medusa: their lines, history, money, cash receipts, and the credit of customers. */
export class Migration20261128133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(`create table "order_detail" (
      "id" text not null,
      "account_number" integer not null,
      "status" text not null default 'pending',
      "customer_name" text not null,
      "customer_email" text not null,
      "customer_phone" text not null,
      "customer_address" text not null,
      "payment_method" text not null default 'bank_transfer',
      "payment_details" jsonb not null default '{}',
      "depositor" text not null,
      "subtotal" numeric not null,
      "shipping_fee" numeric not null,
      "total" numeric not null,
      "idempotency_key" text null,
      "request_hash" text null,
      "raw_subtotal" jsonb not null,
      "raw_shipping_fee" jsonb not null,
      "raw_total" jsonb not null,
      "language" text not null default 'mn',
      "order_number" integer null,
      "search_text" text generated always as (lower(
        "customer_name" || E'\\n' || 'ORD-' || lpad("order_number"::text, greatest(4, length("order_number"::text)), '0') || E'\\n' || "depositor"
        || E'\\n' || regexp_replace("customer_phone", '[^0-9]', '', 'g') || E'\\n' || "customer_email")) stored,
      "transfer_discount" integer not null default 0,
      "payment_deadline" timestamptz null,
      "reminded_at" timestamptz null,
      "weight_reduction" integer not null default 0,
      "correction" integer not null default 0,
      "weight_refund" text not null default 'auto',
      "note" text not null default '',
      "discount" integer not null default 0,
      "discount_reason" text not null default '',
      "granted_credit" integer not null default 0,
      "link_key" text null,
      "boxes" integer not null default 1,
      "sent_at" timestamptz null,
      "courier" text not null default '',
      "courier_name" text not null default '',
      "tracking_number" text not null default '',
      "delivery_note" text not null default '',
      "leaves_on" text null,
      "arrives_on" text null,
      "folded_text" text generated always as (zakh_folded("customer_name")
        || case when "depositor" = "customer_name" then '' else zakh_folded("depositor") end) stored,
      "credit_to_give" integer not null default 0,
      "transfer_reported_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_detail_pkey" primary key (id),
      constraint "order_detail_credit_to_give" check (credit_to_give >= 0),
      constraint "order_detail_delivery" check (((leaves_on is null) = (arrives_on is null)) and (leaves_on < arrives_on)),
      constraint "order_detail_granted_credit" check (granted_credit >= 0),
      constraint "order_detail_language" check (language in ('mn', 'ru', 'en', 'ko')),
      constraint "order_detail_sent" check (((boxes >= 1) and (boxes <= 9)) and ((sent_at is not null) = (tracking_number <> '')) and ((sent_at is not null) = (courier <> '')) and (tracking_number ~ '^([0-9]{10,14})?$')),
      constraint "order_detail_status" check (status in ('pending', 'processing', 'completed', 'cancelled')),
      constraint "order_detail_total" check ((subtotal >= 0) and (shipping_fee >= 0) and (total >= 0) and (discount >= 0) and (total = ((((subtotal + shipping_fee) - (transfer_discount)::numeric) - (weight_reduction)::numeric) - (discount)::numeric))),
      constraint "order_detail_transfer_discount" check ((transfer_discount >= 0) and (transfer_discount <= 99)),
      constraint "order_detail_weight" check ((weight_reduction >= 0) and (correction >= 0) and (weight_refund in ('auto', 'credit', 'transfer')))
    );`);
    this.addSql(`create index "IDX_order_detail_account_newest" on "order_detail" (account_number, created_at, order_number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_detail_admin_idempotency_key" on "order_detail" (idempotency_key) where (idempotency_key is not null) and (link_key is not null) and (deleted_at is null);`);
    this.addSql(`create index "IDX_order_detail_deleted_at" on "order_detail" (deleted_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_detail_folded" on "order_detail" using gin (folded_text gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_detail_idempotency_key" on "order_detail" (account_number, idempotency_key) where (idempotency_key is not null) and (link_key is null) and (deleted_at is null);`);
    // Includes the text, because no trigram matches two letters, and because the last page of a common name reads all others.
    this.addSql(`create index "IDX_order_detail_newest" on "order_detail" (created_at, order_number) include (search_text, total) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_detail_order_number" on "order_detail" (order_number) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_detail_payment_deadline" on "order_detail" (payment_deadline) where (status = 'pending') and (deleted_at is null);`);
    this.addSql(`create index "IDX_order_detail_search" on "order_detail" using gin (search_text gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_detail_status_newest" on "order_detail" (status, created_at, order_number) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_detail_total" on "order_detail" (total, created_at, order_number) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_detail_tracking_number" on "order_detail" (tracking_number) where (tracking_number <> '') and (deleted_at is null);`);
    this.addSql(`create table "order_line" (
      "id" text not null,
      "order_detail_id" text not null,
      "place" integer not null,
      "line_item_id" text not null,
      "product_number" integer not null,
      "store_number" integer null,
      "quantity" numeric not null,
      "raw_quantity" jsonb not null,
      "price" numeric not null,
      "raw_price" jsonb not null,
      "price_divisor" numeric not null,
      "total" numeric not null,
      "raw_total" jsonb not null,
      "name" text not null,
      "name_ru" text not null default '',
      "name_en" text not null default '',
      "category" text not null default '',
      "category_ru" text not null default '',
      "category_en" text not null default '',
      "image_url" text not null default '',
      "origin" text not null default '',
      "origin_ru" text not null default '',
      "origin_en" text not null default '',
      "packed_quantity" numeric null,
      "raw_packed_quantity" jsonb null,
      "raw_price_divisor" jsonb not null default '{"value": "1", "precision": 20}',
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_line_pkey" primary key (id),
      constraint "order_line_order_detail_id_foreign" foreign key (order_detail_id) references order_detail(id) on update cascade on delete cascade,
      constraint "order_line_amounts" check ((quantity > 0) and (price >= 0) and (price_divisor > 0) and (total >= 0)),
      constraint "order_line_packed" check (packed_quantity >= 0),
      constraint "order_line_place" check (place > 0)
    );`);
    this.addSql(`create unique index "IDX_order_line_line_item_id" on "order_line" (line_item_id) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_line_place" on "order_line" (order_detail_id, place) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_line_product" on "order_line" (product_number, order_detail_id) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_line_search" on "order_line" using gin (lower(((((name || '\n') || name_ru) || '\n') || name_en)) gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_line_store_number" on "order_line" (store_number, order_detail_id) where (store_number is not null) and (deleted_at is null);`);
    this.addSql(`create table "order_status_change" (
      "id" text not null,
      "number" serial,
      "order_detail_id" text not null,
      "from_status" text null,
      "to_status" text not null,
      "account_number" integer null,
      "account_name" text null,
      "contact" jsonb null,
      "idempotency_key" text null,
      "request_hash" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_status_change_pkey" primary key (id),
      constraint "order_status_change_order_detail_id_foreign" foreign key (order_detail_id) references order_detail(id) on update cascade on delete cascade
    );`);
    this.addSql(`create index "IDX_order_status_change_created_at" on "order_status_change" (created_at) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_status_change_deleted_at" on "order_status_change" (deleted_at) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_status_change_idempotency_key" on "order_status_change" (order_detail_id, idempotency_key) where (idempotency_key is not null) and (deleted_at is null);`);
    this.addSql(`create unique index "IDX_order_status_change_number" on "order_status_change" (number) where deleted_at is null;`);
    this.addSql(`create index "IDX_order_status_change_order_detail_id" on "order_status_change" (order_detail_id) where deleted_at is null;`);
    this.addSql(`create table "money_entry" (
      "id" text not null,
      "order_detail_id" text not null,
      "change_id" text not null,
      "kind" text not null,
      "amount" numeric not null,
      "raw_amount" jsonb not null,
      "payer" text null,
      "statement_line_number" integer null,
      "outside_payment" boolean not null default false,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "money_entry_pkey" primary key (id),
      constraint "money_entry_change_id_foreign" foreign key (change_id) references order_status_change(id) on update cascade on delete cascade,
      constraint "money_entry_order_detail_id_foreign" foreign key (order_detail_id) references order_detail(id) on update cascade on delete cascade,
      constraint "money_entry_amount" check ((amount <> 0) and (amount = round(amount))),
      constraint "money_entry_kind" check (kind in ('received', 'credit_used', 'to_return', 'returned', 'credit_given', 'gift'))
    );`);
    this.addSql(`create index "IDX_money_entry_change_id" on "money_entry" (change_id) where deleted_at is null;`);
    this.addSql(`create index "IDX_money_entry_credit" on "money_entry" (order_detail_id) where (kind in ('credit_used', 'credit_given')) and (deleted_at is null);`);
    this.addSql(`create index "IDX_money_entry_order_detail_id" on "money_entry" (order_detail_id) where deleted_at is null;`);
    this.addSql(`create index "IDX_money_entry_returns" on "money_entry" (order_detail_id) where (kind <> 'received') and (deleted_at is null);`);
    this.addSql(`create index "IDX_money_entry_statement_line_number" on "money_entry" (statement_line_number);`);
    this.addSql(`create table "cash_receipt" (
      "id" text not null,
      "order_detail_id" text not null,
      "kind" text null,
      "number" text null,
      "issued_number" text null,
      "issued_at" timestamptz null,
      "voided_at" timestamptz null,
      "issued_amount" integer null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "cash_receipt_pkey" primary key (id),
      constraint "cash_receipt_order_detail_id_foreign" foreign key (order_detail_id) references order_detail(id) on update cascade on delete cascade,
      constraint "cash_receipt_issued" check ((issued_number is null) = (issued_at is null)),
      constraint "cash_receipt_kind" check (kind in ('phone', 'business')),
      constraint "cash_receipt_number" check ((kind is null) = (number is null)),
      constraint "cash_receipt_voided" check ((voided_at is null) or (issued_at is not null))
    );`);
    this.addSql(`create index "IDX_cash_receipt_issued_at" on "cash_receipt" (issued_at) where issued_at is not null;`);
    this.addSql(`create unique index "IDX_cash_receipt_order_detail_id" on "cash_receipt" (order_detail_id);`);
    this.addSql(`create table "credit_grant" (
      "id" text not null,
      "number" serial,
      "account_number" integer not null,
      "amount" integer not null,
      "reason" text not null,
      "by_number" integer null,
      "by_name" text null,
      "idempotency_key" text null,
      "request_hash" text null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "credit_grant_pkey" primary key (id),
      constraint "credit_grant_amount" check (amount <> 0)
    );`);
    this.addSql(`create index "IDX_credit_grant_account_number" on "credit_grant" (account_number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_credit_grant_idempotency_key" on "credit_grant" (account_number, idempotency_key) where (idempotency_key is not null) and (deleted_at is null);`);
    this.addSql(`create table "order_offer" (
      "id" text not null,
      "number" serial,
      "order_detail_id" text not null,
      "shown" jsonb not null,
      "goods" jsonb not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "order_offer_pkey" primary key (id)
    );`);
    this.addSql(`create unique index "IDX_order_offer_number" on "order_offer" (number) where deleted_at is null;`);
    this.addSql(`create unique index "IDX_order_offer_order_detail_id" on "order_offer" (order_detail_id) where deleted_at is null;`);
    this.addSql(`create table "refund_account" (
      "id" text not null,
      "order_detail_id" text not null,
      "bank_code" text not null,
      "account_number" text not null,
      "account_holder" text not null,
      "given_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "refund_account_pkey" primary key (id),
      constraint "refund_account_order_detail_id_foreign" foreign key (order_detail_id) references order_detail(id) on update cascade on delete cascade,
      constraint "refund_account_account_number" check (account_number ~ '^[0-9]+(-[0-9]+)*$'),
      constraint "refund_account_bank_code" check (bank_code ~ '^[0-9]{3}$')
    );`);
    this.addSql(`create unique index "IDX_refund_account_order_detail_id" on "refund_account" (order_detail_id) where deleted_at is null;`);
    // Money is append-only (ruling 48): an entry is deleted only with its order. A migration that has to change entries drops the trigger first.
    this.addSql(`create or replace function money_entry_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from order_detail where id = old.order_detail_id) then
          return old;
        end if;
        raise exception 'money entry % is never changed: a correction is another entry', old.id
          using errcode = 'integrity_constraint_violation', constraint = 'money_entry_append_only';
      end
      $$;`);
    this.addSql(`create trigger money_entry_append_only before delete or update on money_entry for each row execute function money_entry_refuse_change();`);
    // `TRUNCATE` fires no trigger of rows.
    this.addSql(`create or replace function money_entry_refuse_truncate() returns trigger language plpgsql as $$
      begin
        raise exception 'money entries are never removed: a correction is another entry'
          using errcode = 'integrity_constraint_violation', constraint = 'money_entry_append_only';
      end
      $$;`);
    this.addSql(`create trigger money_entry_no_truncate before truncate on money_entry for each statement execute function money_entry_refuse_truncate();`);
    // An order waits for the transaction that closes its account, and is refused then.
    this.addSql(`create or replace function refuse_order_of_closed_account() returns trigger language plpgsql as $$
      declare closed_at timestamptz;
      begin
        select deleted_at into closed_at from account where number = new.account_number for key share;
        if closed_at is not null then
          raise exception 'The account is closed' using errcode = '23514', constraint = 'order_detail_account_open';
        end if;
        return new;
      end
      $$;`);
    this.addSql(`create trigger order_detail_account_open before insert on "order_detail" for each row execute function refuse_order_of_closed_account();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "refund_account" cascade;`);
    this.addSql(`drop table if exists "order_offer" cascade;`);
    this.addSql(`drop table if exists "credit_grant" cascade;`);
    this.addSql(`drop table if exists "cash_receipt" cascade;`);
    this.addSql(`drop table if exists "money_entry" cascade;`);
    this.addSql(`drop table if exists "order_status_change" cascade;`);
    this.addSql(`drop table if exists "order_line" cascade;`);
    this.addSql(`drop table if exists "order_detail" cascade;`);
    this.addSql(`drop function if exists money_entry_refuse_change();`);
    this.addSql(`drop function if exists money_entry_refuse_truncate();`);
    this.addSql(`drop function if exists refuse_order_of_closed_account();`);
  }
}
