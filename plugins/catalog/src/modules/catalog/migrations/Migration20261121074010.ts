import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A minimum that rounds up to more than 99 kg in whole packs could never be ordered (ruling 3). */
export class Migration20261121074010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "product_detail" set "min_order_quantity" = 1, "raw_min_order_quantity" = '{"value":"1","precision":20}'
       where not (pack_size <= 1 OR ceil(min_order_quantity / pack_size) * pack_size <= 99);`,
    );
    this.addSql(
      `alter table "product_detail" add constraint product_detail_minimum_sold check (pack_size <= 1 OR ceil(min_order_quantity / pack_size) * pack_size <= 99);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "product_detail" drop constraint if exists product_detail_minimum_sold;`);
  }
}
