import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An index for a page of the picture library, in its order. */
export class Migration20261122193002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_media_library_newest" on "media_library" ("created_at", "number") where deleted_at is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_media_library_newest";`);
  }
}
