import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Stores the order's number beside the columns that the shop lists, filters and searches by: a page and its count then
 * need this table's indexes only, however many orders there are.
 */
export class Migration20261122083101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "order_number" integer null;`);
    // In a new database Medusa's orders and the links may not have their tables yet.
    this.addSql(`do $$ begin
      if to_regclass('order_order_detail') is not null then
        update order_detail d set order_number = o.display_id
          from order_order_detail link join "order" o on o.id = link.order_id
          where link.shop_order_detail_id = d.id and link.deleted_at is null and d.order_number is null;
      end if;
    end $$;`);
    // Lower case, so that a search needs no ILIKE, which would convert every row each time.
    this.addSql(`alter table "order_detail" add column if not exists "search_text" text generated always as (
      lower("customer_name" || E'\\n' || 'ORD-' || lpad("order_number"::text, greatest(4, length("order_number"::text)), '0'))
    ) stored;`);

    // The detail is written before Medusa's order, which gets the number from its sequence: both exist when the
    // transaction commits.
    this.addSql(`create or replace function order_detail_take_number() returns trigger language plpgsql as $$
      begin
        update order_detail set order_number = o.display_id
          from order_order_detail link join "order" o on o.id = link.order_id
          where order_detail.id = new.id and order_detail.order_number is null
            and link.shop_order_detail_id = new.id and link.deleted_at is null;
        return null;
      end $$;`);
    this.addSql(`drop trigger if exists order_detail_take_number on "order_detail";`);
    this.addSql(`create constraint trigger order_detail_take_number
      after insert on "order_detail" deferrable initially deferred
      for each row when (new.order_number is null) execute function order_detail_take_number();`);

    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create unique index if not exists "IDX_order_detail_order_number" on "order_detail" ("order_number") where deleted_at is null;`);
    // Includes the text, because no trigram matches two letters, and because the last page of a common name reads all
    // others.
    this.addSql(`create index if not exists "IDX_order_detail_newest" on "order_detail" ("created_at", "order_number") include ("search_text") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_order_detail_status_newest" on "order_detail" ("status", "created_at", "order_number") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_order_detail_search" on "order_detail" using gin ("search_text" gin_trgm_ops) where deleted_at is null;`);
    this.addSql(`drop index if exists "IDX_order_detail_created_at", "IDX_order_detail_status";`);
  }

  override async down(): Promise<void> {
    this.addSql(`create index if not exists "IDX_order_detail_created_at" on "order_detail" ("created_at") where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_order_detail_status" on "order_detail" ("status", "created_at") where deleted_at is null;`);
    this.addSql(`drop trigger if exists order_detail_take_number on "order_detail";`);
    this.addSql(`drop function if exists order_detail_take_number();`);
    // Their indexes are dropped with them.
    this.addSql(`alter table "order_detail" drop column if exists "search_text", drop column if exists "order_number";`);
  }
}
