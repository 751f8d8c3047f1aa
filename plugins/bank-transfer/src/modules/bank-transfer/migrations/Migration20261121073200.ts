import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Every account has a bank, a number and a holder (spec §5), whoever writes it. */
export class Migration20261121073200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "bank_account" drop constraint if exists "bank_account_named";`);
    this.addSql(`alter table "bank_account" add constraint "bank_account_named"
      check (btrim(bank_name) <> '' and btrim(account_number) <> '' and btrim(account_holder) <> '');`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "bank_account" drop constraint if exists "bank_account_named";`);
  }
}
