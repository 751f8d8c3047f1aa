import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Ensures exactly one default account while any account is active (ruling 25). The unique index prevents a second one;
 * these triggers prevent having none: making an account the default unsets the other in the same write, and no commit
 * leaves none.
 */
export class Migration20261121060100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function bank_account_hand_over_default() returns trigger language plpgsql as $$
      begin
        update bank_account set is_default = false, updated_at = now()
          where is_default and deleted_at is null and id <> new.id;
        return new;
      end $$;`);
    this.addSql(`create or replace trigger bank_account_hand_over_default
      before insert or update of is_default on "bank_account"
      for each row when (new.is_default and new.deleted_at is null) execute function bank_account_hand_over_default();`);
    this.addSql(`create or replace function bank_account_require_default() returns trigger language plpgsql as $$
      begin
        if exists (select from bank_account where is_active and deleted_at is null)
          and not exists (select from bank_account where is_default and deleted_at is null) then
          raise exception 'one active bank account must be the default'
            using errcode = 'check_violation', constraint = 'bank_account_require_default';
        end if;
        return null;
      end $$;`);
    this.addSql(`drop trigger if exists bank_account_require_default on "bank_account";`);
    this.addSql(`create constraint trigger bank_account_require_default
      after insert or update or delete on "bank_account" deferrable initially deferred
      for each row execute function bank_account_require_default();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists bank_account_require_default on "bank_account";`);
    this.addSql(`drop function if exists bank_account_require_default();`);
    this.addSql(`drop trigger if exists bank_account_hand_over_default on "bank_account";`);
    this.addSql(`drop function if exists bank_account_hand_over_default();`);
  }
}
