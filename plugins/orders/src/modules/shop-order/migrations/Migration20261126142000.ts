import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders are found by what was ordered, in the language of whoever looks. */
export class Migration20261126142000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_order_line_search" on "order_line" using gin (lower("name" || E'\\n' || "name_ru" || E'\\n' || "name_en") gin_trgm_ops) where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_line_search";`);
  }
}
