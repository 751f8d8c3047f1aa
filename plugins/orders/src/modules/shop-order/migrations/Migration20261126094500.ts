import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How much of an order's credit an admin gave: no money came in for it, and a cash receipt is for money. */
export class Migration20261126094500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" add column if not exists "granted_credit" integer not null default 0;`);
    this.addSql(`alter table "order_detail" drop constraint if exists order_detail_granted_credit,
      add constraint order_detail_granted_credit check (granted_credit >= 0);`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" drop column if exists "granted_credit";`);
  }
}
