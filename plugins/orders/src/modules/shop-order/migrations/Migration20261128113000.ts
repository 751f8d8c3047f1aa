import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Credit of a delivery waits for the end of its undo time. */
export class Migration20261128113000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "order_detail" add column if not exists "credit_to_give" integer not null default 0, add constraint "order_detail_credit_to_give" check (credit_to_give >= 0);`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "order_detail" drop constraint if exists "order_detail_credit_to_give", drop column if exists "credit_to_give";`,
    );
  }
}
