import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["origin", "origin_ru", "origin_en"];

/** The origin of each sold product, in three languages; empty for existing lines, where it is unknown. */
export class Migration20261124093001 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) {
      this.addSql(`alter table "order_line" add column if not exists "${column}" text not null default '';`);
    }
  }

  override async down(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table "order_line" drop column if exists "${column}";`);
  }
}
