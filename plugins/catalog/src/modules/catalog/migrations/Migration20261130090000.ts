import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What is thought of each product: how many reviews are shown, and their stars together. Whoever has the reviews keeps it. */
export class Migration20261130090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "product_rating" (
      "product_number" integer not null,
      "reviews" integer not null,
      "stars" integer not null,
      constraint "product_rating_pkey" primary key (product_number),
      constraint "product_rating_sums" check ((reviews >= 0) and (stars >= reviews) and (stars <= (reviews * 5)))
    );`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_rating" cascade;`);
  }
}
