import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The texts of an order's line are one column, by field and language. The table is written once, without the rows of before beside it. */
export class Migration20261129113000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop index "IDX_order_line_search";`);
    this.addSql(`alter table "order_line" alter column "name" type jsonb using jsonb_build_object(
      'name', jsonb_build_object('mn', name, 'ru', name_ru, 'en', name_en),
      'category', jsonb_build_object('mn', category, 'ru', category_ru, 'en', category_en),
      'origin', jsonb_build_object('mn', origin, 'ru', origin_ru, 'en', origin_en));`);
    this.addSql(`alter table "order_line" rename column "name" to "texts";`);
    this.addSql(`alter table "order_line" drop column "name_ru", drop column "name_en", drop column "category", drop column "category_ru",
      drop column "category_en", drop column "origin", drop column "origin_ru", drop column "origin_en";`);
    // Of JSON, so that it knows the names in every language.
    this.addSql(`create index "IDX_order_line_search" on "order_line" using gin (lower(texts ->> 'name') gin_trgm_ops) where deleted_at is null;`);
    // A table that is written anew has no statistics of the new column until much of it changes.
    this.addSql(`analyze "order_line";`);
  }
}
