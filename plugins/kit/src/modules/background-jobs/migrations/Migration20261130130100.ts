import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Drops the jobs of two tasks that are rows of `forget-old-data` now: nobody would do them any more. */
export class Migration20261130130100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`delete from background_job where scheduled and task in ('remove-refund-accounts', 'remove-store-carts');`);
  }

  override async down(): Promise<void> {}
}
