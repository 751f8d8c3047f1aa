import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["title_ru", "title_en"];

/** Names of menu entries in Russian and English. */
export class Migration20261123073003 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) {
      this.addSql(`alter table "navigation_item" add column if not exists "${column}" text not null default '';`);
    }
  }

  override async down(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table "navigation_item" drop column if exists "${column}";`);
  }
}
