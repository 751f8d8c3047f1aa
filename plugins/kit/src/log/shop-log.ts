import { randomUUID } from "node:crypto";
import type { Logger } from "@medusajs/framework/types";
import { kindOf, LineLimit } from "./line-limit";
import { redact } from "./redact";
import { currentRequest } from "./request-context";

const LEVELS = ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const;
type Level = (typeof LEVELS)[number];
type Fields = Record<string, string | number | boolean | undefined>;

/** Maximum length of a logged text, in characters: it may contain a path that a visitor chose. */
const MESSAGE_MAX_LENGTH = 1000;
const STACK_MAX_LENGTH = 8000;
/** Maximum number of stacks per request. */
const MAX_STACKS = 3;

/**
 * The log of the commerce process, including Medusa's own lines: one JSON object per line on standard output, with the
 * id of the current request, and never a secret (`redact`). The number of lines per kind is limited (`LineLimit`).
 */
export class ShopLog implements Logger {
  private defaultLevel = "info";
  private level = this.defaultLevel;
  private readonly begun = new Map<string, number>();
  private readonly limit = new LineLimit((kind, count) =>
    this.put("warn", "Lines of this kind were left out within a second", {
      kind,
      left_out: count,
      // This timer may run in the context of an unrelated request.
      request_id: undefined,
    }),
  );

  constructor(private readonly print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)) {}

  /** Writes one line. Undefined fields are omitted. */
  write(level: Level, message: string, fields: Fields = {}): void {
    if (!this.writes(level)) return;
    const { method, route, status } = fields;
    const kind = status === undefined ? kindOf(message) : `${method} ${route} ${status}`;
    if (this.limit.admits(`${level} ${kind}`)) this.put(level, message, fields);
  }

  private put(level: Level, message: string, fields: Fields): void {
    this.print(this.line(level, message, fields));
  }

  line(level: Level, message: string, fields: Fields = {}): string {
    const clean = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === "string" ? redact(value).slice(0, STACK_MAX_LENGTH) : value,
      ]),
    );
    return JSON.stringify({
      timestamp: new Date().toISOString(),
      level,
      message: redact(message).slice(0, MESSAGE_MAX_LENGTH),
      request_id: currentRequest()?.id,
      ...clean,
    });
  }

  /** Medusa would log requests itself, with full addresses. The shop already logs them. */
  shouldLog(level: string): boolean {
    return level !== "http" && this.writes(level);
  }

  /** Sets the level of the configuration. */
  setDefaultLevel(level: string): void {
    this.defaultLevel = level;
    this.level = level;
  }

  setLogLevel(level: string): void {
    this.level = level;
  }

  unsetLogLevel(): void {
    this.level = this.defaultLevel;
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
    const [message, raw] = typeof messageOrError === "string" ? [messageOrError, error] : ["", messageOrError];
    const cause = asError(raw);
    const causeText = cause instanceof Error ? cause.message || cause.name : cause === undefined ? "" : String(cause);
    const stack = cause instanceof Error ? stackOf(cause) : undefined;
    const request = currentRequest();
    const later = stack !== undefined && request !== undefined && !request.ended;
    if (later && request.stacks.length < MAX_STACKS) request.stacks.push(stack);
    this.write("error", [message, causeText].filter(Boolean).join(": "), { stack: later ? undefined : stack });
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

/** An error that went through a workflow may be a plain copy, whose text would be `[object Object]`. */
function asError(failure: unknown): unknown {
  if (failure instanceof Error || typeof failure !== "object" || failure === null) return failure;
  return Object.assign(new Error(String((failure as { message?: unknown }).message ?? "")), failure);
}

function stackOf(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

export const shopLog = new ShopLog();
