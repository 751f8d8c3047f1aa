import type { MedusaResponse } from "@medusajs/framework/http";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Sets the headers of a file that a browser saves: its type, and its name with today's date in Seoul. */
export function announceFile(response: MedusaResponse, name: string, extension: keyof typeof TYPES): void {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
  response.setHeader("Content-Type", TYPES[extension]);
  response.setHeader("Content-Disposition", `attachment; filename="${name}-${today}.${extension}"`);
}
