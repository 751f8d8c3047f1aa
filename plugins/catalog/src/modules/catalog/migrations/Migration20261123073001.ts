import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["name_ru", "name_en", "description_ru", "description_en"];

/** Names of categories in Russian and English. */
export class Migration20261123073001 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) {
      this.addSql(`alter table "category_detail" add column if not exists "${column}" text not null default '';`);
    }
  }

  override async down(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table "category_detail" drop column if exists "${column}";`);
  }
}
