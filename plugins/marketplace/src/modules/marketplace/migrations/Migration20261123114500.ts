import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["description_ru", "description_en"];

/** Descriptions of stores in Russian and English; a store has one name. */
export class Migration20261123114500 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) {
      this.addSql(`alter table "market_store" add column if not exists "${column}" text not null default '';`);
    }
  }

  override async down(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table "market_store" drop column if exists "${column}";`);
  }
}
