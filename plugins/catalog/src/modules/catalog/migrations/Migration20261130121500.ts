import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261130121500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "category_detail" add column if not exists "meat" text not null default 'none';`);
    this.addSql(`alter table if exists "category_detail" add constraint "category_detail_meat" check (meat IN ('none', 'meat', 'traced'));`);
    // The categories with which every shop opened; Medusa's own table is not there yet in a new database.
    this.addSql(`do $$ begin
      if to_regclass('product_category') is not null then
        update "category_detail" detail set "meat" = case when category.handle = 'mutton' then 'meat' else 'traced' end
        from product_category category
        where detail.id = 'cdet_' || category.id and category.handle in ('beef', 'mutton', 'chicken', 'pork');
      end if;
    end $$;`);
    // Lots of products: what is packed from then on is of this one. An empty number: of none.
    this.addSql(`create table if not exists "product_lot" (
      "number" integer generated always as identity primary key,
      "product_number" integer not null,
      "trace_number" text not null,
      "since" timestamptz not null,
      "has_begun" boolean not null default false,
      "account_number" integer null,
      "account_name" text not null default '',
      "created_at" timestamptz not null default now(),
      constraint "product_lot_trace_number" check (trace_number ~ '^([0-9]{12}|L[0-9]{14})?$')
    );`);
    this.addSql(`create index if not exists "IDX_product_lot_product" on "product_lot" ("product_number", "since" desc, "number" desc);`);
    this.addSql(`create index if not exists "IDX_product_lot_since" on "product_lot" ("since" desc, "number" desc);`);
    this.addSql(`insert into "product_lot" ("product_number", "trace_number", "since", "has_begun")
      select number, trace_number, updated_at, true from product_detail where trace_number <> '' and deleted_at is null;`);
    this.addSql(`alter table if exists "product_detail" drop column if exists "trace_number";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "trace_number" text not null default '';`);
    this.addSql(`update "product_detail" detail set "trace_number" = lot.trace_number from (
      select distinct on (product_number) product_number, trace_number from product_lot where since <= now()
      order by product_number, since desc, number desc) lot where lot.product_number = detail.number;`);
    this.addSql(`drop table if exists "product_lot";`);
    this.addSql(`alter table if exists "category_detail" drop constraint if exists "category_detail_meat";`);
    this.addSql(`alter table if exists "category_detail" drop column if exists "meat";`);
  }

}
