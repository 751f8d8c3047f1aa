import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The texts of stores and service categories are one column, by field and language. */
export class Migration20261128180300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "service_category" add column "texts" jsonb not null default '{}';`);
    this.addSql(`update "service_category" set texts = jsonb_build_object(
      'name', jsonb_build_object('mn', name, 'ru', name_ru, 'en', name_en),
      'description', jsonb_build_object('mn', description, 'ru', description_ru, 'en', description_en));`);
    this.addSql(`alter table "service_category" drop column "name", drop column "name_ru", drop column "name_en",
      drop column "description", drop column "description_ru", drop column "description_en";`);
    this.addSql(`alter table "market_store" add column "texts" jsonb not null default '{}';`);
    this.addSql(`update "market_store" set texts = jsonb_build_object(
      'description', jsonb_build_object('mn', description, 'ru', description_ru, 'en', description_en));`);
    this.addSql(`alter table "market_store" drop column "description", drop column "description_ru", drop column "description_en";`);
  }
}
