import type { BrowserStorage } from "../lib/browser/browser-storage";

/** A browser's storage, in memory. */
export class MemoryStorage implements BrowserStorage {
  readonly stored = new Map<string, string>();
  read = (key: string) => this.stored.get(key);
  write = (key: string, value: string) => void this.stored.set(key, value);
  remove = (key: string) => void this.stored.delete(key);
}
