import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { describe, expect, it } from "vitest";
import { LIST_MAX } from "../contract";
import { sendList } from "./send-list";

const ROWS = Array.from({ length: LIST_MAX + 5 }, (_, index) => index);

/** What a request for a list is answered. */
function answerOf(query: { limit?: number; offset?: number }, rows: readonly unknown[] = ROWS, most?: number) {
  const answer: { total?: string; rows: unknown[] } = { rows: [] };
  const response = {
    set: (_name: string, value: string) => {
      answer.total = value;
      return response;
    },
    json: (sent: unknown[]) => {
      answer.rows = sent;
    },
  };
  sendList({ validatedQuery: query } as unknown as MedusaRequest, response as unknown as MedusaResponse, rows, most);
  return answer;
}

describe("a list", () => {
  it("comes whole and without a count while it is short", () => {
    expect(answerOf({}, [1, 2])).toEqual({ rows: [1, 2] });
  });

  it("ends at its most, and tells how much there is", () => {
    expect(answerOf({})).toEqual({ rows: ROWS.slice(0, LIST_MAX), total: String(ROWS.length) });
    expect(answerOf({}, [1, 2, 3], 2)).toEqual({ rows: [1, 2], total: "3" });
  });

  it("comes to its last row in pages", () => {
    expect(answerOf({ limit: 2, offset: LIST_MAX + 4 })).toEqual({ rows: [LIST_MAX + 4], total: String(ROWS.length) });
    expect(answerOf({ limit: 2, offset: ROWS.length })).toEqual({ rows: [], total: String(ROWS.length) });
  });
});
