import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The texts of products are one column, by field and language. */
export class Migration20261128180100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "product_detail" add column "texts" jsonb not null default '{}';`);
    this.addSql(`update "product_detail" set texts = jsonb_build_object(
      'name', jsonb_build_object('ru', name_ru, 'en', name_en),
      'description', jsonb_build_object('ru', description_ru, 'en', description_en),
      'origin', jsonb_build_object('mn', origin, 'ru', origin_ru, 'en', origin_en));`);
    this.addSql(`alter table "product_detail" drop column "folded_text", drop column "name_ru", drop column "name_en",
      drop column "description_ru", drop column "description_en", drop column "origin", drop column "origin_ru", drop column "origin_en";`);
    // Of a text in every language. Bound when it is made, so that a restored dump finds zakh_folded.
    this.addSql(`create function zakh_folded_texts(texts jsonb) returns text immutable parallel safe cost 1000
      return (select string_agg(zakh_folded(value), '' order by key) from jsonb_each_text(texts));`);
    this.addSql(`alter table "product_detail" add column "folded_text" text generated always as (zakh_folded_texts(texts -> 'name')) stored;`);
    this.addSql(`create index "IDX_product_detail_folded" on "product_detail" using gin (folded_text gin_trgm_ops) where deleted_at is null;`);
  }
}
