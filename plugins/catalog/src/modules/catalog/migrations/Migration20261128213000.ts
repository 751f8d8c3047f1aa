import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A product is sold by a unit (ruling 69); those of before by the kilogram. */
export class Migration20261128213000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "product_detail" add column "unit" text not null default 'kg';`);
  }
}
