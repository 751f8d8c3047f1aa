import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const CONSTRAINT = "account_staff_role";

function keepOne(what: string, condition: string, columns: string, lost: string): string[] {
  return [
    `create or replace function "keep_an_${what}"() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('account_last_${what}'));
        if not exists (select 1 from "account" where ${condition} and "deleted_at" is null and "id" <> old."id") then
          raise exception 'The last ${what} stays one' using errcode = 'check_violation', constraint = 'account_last_${what}';
        end if;
        return new;
      end $$;`,
    `create or replace trigger "account_keep_an_${what}" before update of ${columns}, "deleted_at" on "account"
      for each row when (old.${condition} and old."deleted_at" is null and (${lost} or new."deleted_at" is not null))
      execute function "keep_an_${what}"();`,
  ];
}

function drop(what: string): string[] {
  return [`drop trigger if exists "account_keep_an_${what}" on "account";`, `drop function if exists "keep_an_${what}"();`];
}

/**
 * Every admin has a role; those of before become owners. Two owners who take each other's role at once come one after the other, and the
 * second one is refused.
 */
export class Migration20261128150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "account" add column if not exists "staff_role" text null;`);
    this.addSql(`update "account" set "staff_role" = 'owner' where "is_admin" and "staff_role" is null;`);
    this.addSql(`alter table "account" drop constraint if exists "${CONSTRAINT}";`);
    this.addSql(`alter table "account" add constraint "${CONSTRAINT}" check (
      "is_admin" = ("staff_role" is not null) and coalesce("staff_role", 'owner') in ('owner', 'office', 'packer'));`);
    const owners = keepOne("owner", `"staff_role" = 'owner'`, `"staff_role"`, `new."staff_role" is distinct from 'owner'`);
    for (const sql of [...drop("admin"), ...owners]) this.addSql(sql);
  }

  override async down(): Promise<void> {
    const admins = keepOne("admin", `"is_admin"`, `"is_admin"`, `not new."is_admin"`);
    for (const sql of [...drop("owner"), ...admins]) this.addSql(sql);
    this.addSql(`alter table "account" drop column if exists "staff_role";`);
  }
}
