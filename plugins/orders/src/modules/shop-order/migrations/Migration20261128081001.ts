import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** Orders are found by the names of recipient and depositor in any script and spelling, and by their products. */
export class Migration20261128081001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(
      `alter table "order_detail" add column if not exists "folded_text" text generated always as (zakh_folded("customer_name") || case when "depositor" = "customer_name" then '' else zakh_folded("depositor") end) stored;`,
    );
    this.addSql(
      `create index if not exists "IDX_order_detail_folded" on "order_detail" using gin ("folded_text" gin_trgm_ops) where "deleted_at" is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_order_line_product" on "order_line" ("product_number", "order_detail_id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" drop column if exists "folded_text";`);
    this.addSql(`drop index if exists "IDX_order_line_product";`);
  }
}
