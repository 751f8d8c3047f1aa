import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128150105 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_order_line_removed" ON "order_line" ("order_detail_id", "place") WHERE deleted_at IS NOT NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_line_removed";`);
  }

}
