import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** On which days a store sends (`SendingDays` of the contract); null where it promises none. */
export class Migration20261130190100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "seller" add column if not exists "sending_days" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller" drop column if exists "sending_days";`);
  }
}
