import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Reviews of products with their reports, and what keeps the catalogue's `product_rating`. */
export class Migration20261130085916 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "product_review" ("id" text not null, "number" serial, "product_number" integer not null, "account_number" integer null, "order_number" integer null, "author" text not null, "rating" integer not null, "text" text not null default '', "photos" jsonb not null default '[]', "status" text not null default 'waiting', "hidden_reason" text not null default '', "withheld_at" timestamptz null, "is_kept" boolean not null default false, "answer" text not null default '', "answered_at" timestamptz null, "written_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_review_pkey" primary key ("id"), constraint product_review_rating check (rating BETWEEN 1 AND 5), constraint product_review_status check (status IN ('waiting', 'visible', 'hidden')), constraint product_review_withheld check (withheld_at IS NULL OR status = 'visible'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_deleted_at" ON "product_review" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_number" ON "product_review" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_once" ON "product_review" ("account_number", "product_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_product" ON "product_review" ("product_number", "written_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_status" ON "product_review" ("status", "written_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "product_review_report" ("id" text not null, "product_review_id" text not null, "reporter" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_review_report_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_report_product_review_id" ON "product_review_report" ("product_review_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_report_deleted_at" ON "product_review_report" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_report_once" ON "product_review_report" ("product_review_id", "reporter") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_report_reporter" ON "product_review_report" ("reporter") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "product_review_report" add constraint "product_review_report_product_review_id_foreign" foreign key ("product_review_id") references "product_review" ("id") on update cascade on delete cascade;`);
    // A review counts exactly while everybody sees it, whoever writes it.
    this.addSql(`create or replace function product_review_rate() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status = 'visible' and old.withheld_at is null and old.deleted_at is null then
          update product_rating set reviews = reviews - 1, stars = stars - old.rating where product_number = old.product_number;
        end if;
        if tg_op <> 'DELETE' and new.status = 'visible' and new.withheld_at is null and new.deleted_at is null then
          insert into product_rating (product_number, reviews, stars) values (new.product_number, 1, new.rating)
            on conflict (product_number) do update
            set reviews = product_rating.reviews + 1, stars = product_rating.stars + excluded.stars;
        end if;
        return null;
      end
      $$;`);
    this.addSql(`create or replace trigger product_review_rate after insert or delete or update of status, withheld_at, deleted_at, rating on product_review for each row execute function product_review_rate();`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_review_report" drop constraint if exists "product_review_report_product_review_id_foreign";`);

    this.addSql(`drop table if exists "product_review" cascade;`);

    this.addSql(`drop table if exists "product_review_report" cascade;`);
    this.addSql(`drop function if exists product_review_rate();`);
  }

}
