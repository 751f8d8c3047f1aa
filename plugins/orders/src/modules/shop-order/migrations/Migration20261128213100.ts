import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A line says what it was sold by (ruling 69); those of before by the kilogram. */
export class Migration20261128213100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_line" add column "unit" text not null default 'kg';`);
  }
}
