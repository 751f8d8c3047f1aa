import { randomUUID } from "node:crypto";
import type { Logger } from "@medusajs/framework/types";
import { redact } from "./redact";
import { currentRequest } from "./request-context";

const LEVELS = ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const;
type Level = (typeof LEVELS)[number];
type Fields = Record<string, string | number | boolean | undefined>;

/**
 * The log of the commerce process, Medusa's own lines included: one JSON object a line on standard output, with the id of
 * the request that it was written for, and never a secret (`redact`).
 */
export class ShopLog implements Logger {
  private level: string = process.env.LOG_LEVEL ?? "info";
  private readonly begun = new Map<string, number>();

  constructor(private readonly print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)) {}

  /** One line. Fields that are undefined are left out. */
  write(level: Level, message: string, fields: Fields = {}): void {
    if (!this.writes(level)) return;
    const clean = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? redact(value) : value]),
    );
    this.print(
      JSON.stringify({
        timestamp: new Date().toISOString(),
        level,
        message: redact(message),
        request_id: currentRequest()?.id,
        ...clean,
      }),
    );
  }

  /** Medusa would write lines of its own for requests, with whole addresses in them; they have theirs already. */
  shouldLog(level: string): boolean {
    return level !== "http" && this.writes(level);
  }

  setLogLevel(level: string): void {
    this.level = level;
  }

  unsetLogLevel(): void {
    this.level = process.env.LOG_LEVEL ?? "info";
  }

  activity(message: string): string {
    const id = randomUUID();
    this.begun.set(id, Date.now());
    this.write("info", message);
    return id;
  }

  progress(_activity: string, message: string): void {
    this.write("info", message);
  }

  success(activity: string, message: string): Record<string, unknown> {
    return this.ended("info", activity, message);
  }

  failure(activity: string, message: string): Record<string, unknown> {
    return this.ended("error", activity, message);
  }

  error(messageOrError: unknown, error?: unknown): void {
    const [message, cause] = typeof messageOrError === "string" ? [messageOrError, error] : ["", messageOrError];
    const told = cause instanceof Error ? cause.message || cause.name : cause === undefined ? "" : String(cause);
    this.write("error", [message, told].filter(Boolean).join(": "), {
      stack: cause instanceof Error ? stackOf(cause) : undefined,
    });
  }

  panic(data: unknown): void {
    this.error("The application cannot go on", data instanceof Error ? data : JSON.stringify(data));
    process.exit(1);
  }

  warn(message: string): void {
    this.write("warn", message);
  }

  info(message: string): void {
    this.write("info", message);
  }

  log(...args: unknown[]): void {
    this.write("info", args.map(String).join(" "));
  }

  http(message: string): void {
    this.write("http", message);
  }

  verbose(message: string): void {
    this.write("verbose", message);
  }

  debug(message: string): void {
    this.write("debug", message);
  }

  silly(message: string): void {
    this.write("silly", message);
  }

  private writes(level: string): boolean {
    const place = (LEVELS as readonly string[]).indexOf(level);
    const limit = (LEVELS as readonly string[]).indexOf(this.level);
    return place >= 0 && place <= (limit < 0 ? LEVELS.indexOf("info") : limit);
  }

  private ended(level: Level, activity: string, message: string): Record<string, unknown> {
    const since = this.begun.get(activity);
    this.begun.delete(activity);
    const duration = since === undefined ? undefined : Date.now() - since;
    this.write(level, message, { duration_ms: duration });
    return { duration };
  }
}

/** The error's stack and those of its causes. */
function stackOf(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

export const shopLog = new ShopLog();
