import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An order's money cannot be truncated either (ruling 48): `TRUNCATE` fires no trigger of rows. */
export class Migration20261125021000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function money_entry_refuse_truncate() returns trigger language plpgsql as $$
      begin
        raise exception 'money entries are never removed: a correction is another entry'
          using errcode = 'integrity_constraint_violation', constraint = 'money_entry_append_only';
      end $$;`);
    this.addSql(`create or replace trigger money_entry_no_truncate
      before truncate on "money_entry" for each statement execute function money_entry_refuse_truncate();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists money_entry_no_truncate on "money_entry";`);
    this.addSql(`drop function if exists money_entry_refuse_truncate();`);
  }
}
