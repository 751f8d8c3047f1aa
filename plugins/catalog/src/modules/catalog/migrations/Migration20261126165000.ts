import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The trace number of the lot that is packed now. */
export class Migration20261126165000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "product_detail" add column if not exists "trace_number" text not null default '';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "product_detail" drop column if exists "trace_number";`);
  }
}
