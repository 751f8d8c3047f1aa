import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A price may be for 2.5 kg, as its product allows: such a product could be saved and never be ordered. */
export class Migration20261126095500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_line" alter column "price_divisor" type numeric;`);
    // With a default, because a process of the earlier version writes lines beside this one; the plain column is what is read.
    this.addSql(`alter table "order_line" add column if not exists "raw_price_divisor" jsonb not null default '{"value":"1","precision":20}';`);
    this.addSql(`update order_line set raw_price_divisor = jsonb_build_object('value', price_divisor::text, 'precision', 20)
      where price_divisor <> 1;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_line" drop column if exists "raw_price_divisor";`);
    this.addSql(`alter table "order_line" alter column "price_divisor" type integer using greatest(1, round(price_divisor));`);
  }
}
