import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What of a lighter order stays taken off is kept with it. Of the orders before, all that is not waiting to go back: nobody is asked for more. */
export class Migration20261129231000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "order_detail" add column "returned_reduction" integer not null default 0, add column "settled_reduction" integer not null default 0;`,
    );
    this.addSql(
      `update "order_detail" set returned_reduction = greatest(0, weight_reduction - lowered_to_return) where weight_reduction > 0;`,
    );
    this.addSql(
      `alter table "order_detail" add constraint "order_detail_settled_reduction" check (returned_reduction >= 0 AND settled_reduction >= 0 AND returned_reduction + settled_reduction <= weight_reduction);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "order_detail" drop constraint "order_detail_settled_reduction", drop column "returned_reduction", drop column "settled_reduction";`,
    );
  }
}
