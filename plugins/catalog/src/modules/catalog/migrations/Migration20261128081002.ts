import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLDED_FUNCTION } from "@zakh/kit/database/folded-function";

/** Products are found by their other names in any script and spelling; by Medusa's title see `migration-scripts`. */
export class Migration20261128081002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(FOLDED_FUNCTION);
    this.addSql(
      `alter table "product_detail" add column if not exists "folded_text" text generated always as (zakh_folded("name_ru") || zakh_folded("name_en")) stored;`,
    );
    this.addSql(
      `create index if not exists "IDX_product_detail_folded" on "product_detail" using gin ("folded_text" gin_trgm_ops) where "deleted_at" is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "product_detail" drop column if exists "folded_text";`);
  }
}
