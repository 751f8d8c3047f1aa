import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Details of any payment method, instead of the bank account of the only one there was. */
export class Migration20261124063000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "order_detail" rename column "bank_account" to "payment_details";`);
    this.addSql(`update "order_detail" set "payment_details" =
      case when jsonb_typeof("payment_details") = 'object' then jsonb_build_object('bankAccount', "payment_details") else '{}' end;`);
    this.addSql(`alter table "order_detail" alter column "payment_details" set default '{}', alter column "payment_details" set not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "order_detail" alter column "payment_details" drop not null, alter column "payment_details" drop default;`);
    this.addSql(`update "order_detail" set "payment_details" = "payment_details" -> 'bankAccount';`);
    this.addSql(`alter table "order_detail" rename column "payment_details" to "bank_account";`);
  }
}
