import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = {
  site_content: ["title_ru", "title_en", "content_ru", "content_en"],
  footer_setting: [
    "description_ru",
    "description_en",
    "address_ru",
    "address_en",
    "copyright_text_ru",
    "copyright_text_en",
  ],
};

/** Texts of the hero and the footer in Russian and English. */
export class Migration20261123113800 extends Migration {
  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const column of columns) {
        this.addSql(`alter table "${table}" add column if not exists "${column}" text not null default '';`);
      }
    }
  }

  override async down(): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const column of columns) this.addSql(`alter table "${table}" drop column if exists "${column}";`);
    }
  }
}
