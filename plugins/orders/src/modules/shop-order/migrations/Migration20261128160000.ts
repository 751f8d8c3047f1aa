import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const SIGN = `CASE kind WHEN 'to_return' THEN 1 WHEN 'received' THEN 0 WHEN 'credit_used' THEN 0 ELSE -1 END`;

/**
 * The shop's entries are the one record of an order's money: they no longer say which of it a payment of Medusa holds. What is to go back
 * of such a payment, or of credit that was taken back, may become credit; the order keeps how much that is.
 */
export class Migration20261128160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "order_detail" add column if not exists "lowered_to_return" integer not null default 0, add constraint "order_detail_lowered_to_return" check (lowered_to_return >= 0);`,
    );
    this.addSql(
      `update order_detail d set lowered_to_return = sums.lowered from (
         select order_detail_id, sum(greatest(0, case when outside_payment then least(owed, -credit) else owed end)) as lowered
         from (select order_detail_id, outside_payment, sum(amount * ${SIGN}) as owed,
             coalesce(sum(amount) filter (where kind = 'credit_given'), 0) as credit
           from money_entry where deleted_at is null
           group by order_detail_id, outside_payment, statement_line_number) lines
         group by order_detail_id) sums
       where sums.order_detail_id = d.id and sums.lowered > 0 and d.status in ('processing', 'completed');`,
    );
    this.addSql(`alter table "money_entry" drop column if exists "outside_payment";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "money_entry" add column if not exists "outside_payment" boolean not null default false;`);
    this.addSql(
      `alter table "order_detail" drop constraint if exists "order_detail_lowered_to_return", drop column if exists "lowered_to_return";`,
    );
  }
}
