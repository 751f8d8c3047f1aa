import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The translations of categories are one column, by field and language. */
export class Migration20261128180200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "category_detail" add column "texts" jsonb not null default '{}';`);
    this.addSql(`update "category_detail" set texts = jsonb_build_object(
      'name', jsonb_build_object('ru', name_ru, 'en', name_en),
      'description', jsonb_build_object('ru', description_ru, 'en', description_en));`);
    this.addSql(`alter table "category_detail" drop column "name_ru", drop column "name_en", drop column "description_ru", drop column "description_en";`);
  }
}
