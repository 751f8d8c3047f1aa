import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130122000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "order_line" add column if not exists "trace_numbers" text[] null;`);
    // A recall asks which orders have a lot.
    this.addSql(`create index if not exists "IDX_order_line_trace_numbers" on "order_line" using gin ("trace_numbers") where "trace_numbers" is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_order_line_trace_numbers";`);
    this.addSql(`alter table if exists "order_line" drop column if exists "trace_numbers";`);
  }

}
