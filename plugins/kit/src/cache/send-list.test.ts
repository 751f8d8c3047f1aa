import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { describe, expect, it } from "vitest";
import { LIST_MAX } from "../contract";
import { sendList } from "./send-list";

const ROWS = Array.from({ length: LIST_MAX + 5 }, (_, index) => index);

/** The answer to a request for a list. */
function answerOf(query: { limit?: number; offset?: number }, rows: readonly unknown[] = ROWS, maxRows?: number) {
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
  sendList({ validatedQuery: query } as unknown as MedusaRequest, response as unknown as MedusaResponse, rows, maxRows);
  return answer;
}

describe("a list", () => {
  it("comes whole and without a count while it is short", () => {
    expect(answerOf({}, [1, 2])).toEqual({ rows: [1, 2] });
  });

  it("is cut at its maximum, and then states the total count", () => {
    expect(answerOf({})).toEqual({ rows: ROWS.slice(0, LIST_MAX), total: String(ROWS.length) });
    expect(answerOf({}, [1, 2, 3], 2)).toEqual({ rows: [1, 2], total: "3" });
  });

  it("reaches its last row page by page", () => {
    expect(answerOf({ limit: 2, offset: LIST_MAX + 4 })).toEqual({ rows: [LIST_MAX + 4], total: String(ROWS.length) });
    expect(answerOf({ limit: 2, offset: ROWS.length })).toEqual({ rows: [], total: String(ROWS.length) });
  });
});
