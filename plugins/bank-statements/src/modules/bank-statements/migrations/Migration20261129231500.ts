import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129231500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "bank_statement" add column if not exists "taken_back" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "bank_statement" drop column if exists "taken_back";`);
  }
}
