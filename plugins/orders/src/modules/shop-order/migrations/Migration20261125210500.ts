import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A money entry names the statement line by which it came in, and whether Medusa's payment holds it (ruling 48). */
export class Migration20261125210500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "money_entry" add column if not exists "statement_line_number" integer null,
      add column if not exists "outside_payment" boolean not null default false;`);
    this.addSql(`create index if not exists "IDX_money_entry_statement_line_number" on "money_entry" ("statement_line_number");`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "money_entry" drop column if exists "statement_line_number", drop column if exists "outside_payment";`);
  }
}
