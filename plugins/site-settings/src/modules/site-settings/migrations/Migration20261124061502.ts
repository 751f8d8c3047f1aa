import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes to search and sort pictures by name without reading the whole library. */
export class Migration20261124061502 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create index if not exists "IDX_media_library_search" on "media_library" using gin (lower("name") gin_trgm_ops) where "deleted_at" is null;`);
    this.addSql(`create index if not exists "IDX_media_library_name" on "media_library" ("name" collate "und-x-icu", "number") where "deleted_at" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_media_library_search", "IDX_media_library_name";`);
  }
}
