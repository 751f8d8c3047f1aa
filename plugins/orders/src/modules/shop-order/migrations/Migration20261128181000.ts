import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Whole won that a line costs less because less was packed (ruling 50): the price of the missing grams, rounded once; the whole line
 * where it was not there, and nothing where more was packed. For 2.0 kg at 18,900 won a kilogram, packed 1.87: 2,457.
 */
const WEIGHT_REDUCTION = `case when packed_quantity is null then 0 when packed_quantity = 0 then total
  else least(total, greatest(0, round(round(price, 2) * (round(quantity, 3) - round(packed_quantity, 3)) / round(price_divisor, 2)))) end`;

/** The database says what a line costs less, and nobody else. */
export class Migration20261128181000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "order_line" add column if not exists "weight_reduction" integer generated always as (${WEIGHT_REDUCTION}) stored;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_line" drop column if exists "weight_reduction";`);
  }
}
