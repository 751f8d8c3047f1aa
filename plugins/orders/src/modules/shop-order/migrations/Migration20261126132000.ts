import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** For how many won a cash receipt was issued: the order may cost something else afterwards. */
export class Migration20261126132000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "cash_receipt" add column if not exists "issued_amount" integer null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "cash_receipt" drop column if exists "issued_amount";`);
  }
}
