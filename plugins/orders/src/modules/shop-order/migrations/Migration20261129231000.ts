import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What of a lighter order stays taken off is kept with it. Of the orders before, all that is not waiting to go back: nobody is asked for more. */
export class Migration20261129231000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "order_detail" add column "settled_reduction" integer not null default 0, add constraint "order_detail_settled_reduction" check (settled_reduction BETWEEN 0 AND weight_reduction);`,
    );
    this.addSql(
      `update "order_detail" set settled_reduction = greatest(0, weight_reduction - lowered_to_return) where weight_reduction > 0;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "order_detail" drop constraint "order_detail_settled_reduction", drop column "settled_reduction";`,
    );
  }
}
