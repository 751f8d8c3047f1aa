import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["origin", "origin_ru", "origin_en"];

/** The origin of a product, in three languages. */
export class Migration20261124093000 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) {
      this.addSql(`alter table "product_detail" add column if not exists "${column}" text not null default '';`);
    }
  }

  override async down(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table "product_detail" drop column if exists "${column}";`);
  }
}
