import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The texts of each table, by their columns. */
const TEXTS = {
  navigation_item: { title: "title" },
  footer_setting: { description: "description", address: "address", copyrightText: "copyright_text" },
  site_content: { title: "title", content: "content" },
};

const ENDINGS = { mn: "", ru: "_ru", en: "_en" };

/** The texts of menu, footer and pieces of content are one column, by field and language. */
export class Migration20261128180400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "site_content" drop constraint "site_content_hero";`);
    for (const [table, fields] of Object.entries(TEXTS)) {
      this.addSql(`alter table "${table}" add column "texts" jsonb not null default '{}';`);
      const texts = Object.entries(fields).map(([field, column]) => {
        const languages = Object.entries(ENDINGS).map(([language, ending]) => `'${language}', ${column}${ending}`);
        return `'${field}', jsonb_build_object(${languages.join(", ")})`;
      });
      this.addSql(`update "${table}" set texts = jsonb_build_object(${texts.join(", ")});`);
      const columns = Object.values(fields).flatMap((column) => Object.values(ENDINGS).map((ending) => column + ending));
      this.addSql(`alter table "${table}" ${columns.map((column) => `drop column "${column}"`).join(", ")};`);
    }
    this.addSql(`alter table "site_content" add constraint "site_content_hero" check ((key <> 'hero')
      or ((coalesce(btrim(texts #>> '{title,mn}'), '') <> '') and (coalesce(btrim(texts #>> '{content,mn}'), '') <> '')));`);
  }
}
