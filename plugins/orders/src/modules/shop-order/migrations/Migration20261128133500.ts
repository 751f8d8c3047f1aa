import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** No order is written for an account that is closed, or is being closed: the order waits for that transaction, and is refused then. */
export class Migration20261128133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace function refuse_order_of_closed_account() returns trigger language plpgsql as $$
      declare closed_at timestamptz;
      begin
        select deleted_at into closed_at from account where number = new.account_number for key share;
        if closed_at is not null then
          raise exception 'The account is closed' using errcode = '23514', constraint = 'order_detail_account_open';
        end if;
        return new;
      end $$;`);
    this.addSql(
      `create or replace trigger order_detail_account_open before insert on "order_detail" for each row execute function refuse_order_of_closed_account();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists order_detail_account_open on "order_detail";`);
    this.addSql("drop function if exists refuse_order_of_closed_account();");
  }
}
