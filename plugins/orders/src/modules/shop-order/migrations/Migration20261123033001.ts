import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const NUMBER = `'ORD-' || lpad("order_number"::text, greatest(4, length("order_number"::text)), '0')`;
const BEFORE = `lower("customer_name" || E'\\n' || ${NUMBER})`;
const AFTER = `lower("customer_name" || E'\\n' || ${NUMBER} || E'\\n' || "depositor" || E'\\n'
  || regexp_replace("customer_phone", '[^0-9]', '', 'g') || E'\\n' || "customer_email")`;

/** Makes orders searchable by depositor, phone, email and amount as well, as in a bank's message or a phone call. */
export class Migration20261123033001 extends Migration {
  override async up(): Promise<void> {
    this.searchBy(AFTER, `"search_text", "total"`);
    this.addSql(`create index if not exists "IDX_order_detail_total" on "order_detail" ("total", "created_at", "order_number") where deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_detail_total";`);
    this.searchBy(BEFORE, `"search_text"`);
  }

  /** PostgreSQL cannot change a generated column; its indexes are dropped with it. */
  private searchBy(text: string, included: string): void {
    this.addSql(`alter table "order_detail" drop column if exists "search_text";`);
    this.addSql(`alter table "order_detail" add column "search_text" text generated always as (${text}) stored;`);
    this.addSql(`create index if not exists "IDX_order_detail_newest" on "order_detail" ("created_at", "order_number") include (${included}) where deleted_at is null;`);
    this.addSql(`create index if not exists "IDX_order_detail_search" on "order_detail" using gin ("search_text" gin_trgm_ops) where deleted_at is null;`);
  }
}
