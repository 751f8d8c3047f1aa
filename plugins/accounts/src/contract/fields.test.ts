import { refusal } from "@zakh/kit/http/validate";
import { describe, expect, it } from "vitest";
import { adminLoginInput, loginInput, password, personName, username } from ".";

function codeOf(schema: { safeParse(value: unknown): { success: boolean; error?: unknown } }, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? Object.values(refusal(error as never).fields ?? {})[0] : undefined;
}

describe("a username", () => {
  it("may be in any script", () => {
    for (const name of ["bold", "Болд.Бат_95", "김철수-1", "אברהם"]) expect(username.parse(name)).toBe(name);
  });

  it("is the same in full-width letters, and in composed and decomposed form", () => {
    expect(username.parse(" ｂｏｌｄ ")).toBe("bold");
    expect(username.parse("Баи\u0306р")).toBe("Байр");
  });

  it("contains nothing invisible, no direction marks and no emoji", () => {
    for (const sign of ["@", " ", "\0", "\u202e", "\u200b", "🥩", "\ud800", "\n", "<"]) {
      expect(codeOf(username, `bold${sign}bat`)).toBe("username_invalid");
    }
  });

  it("cannot imitate another one by invisible characters", () => {
    for (const sign of ["\u034f", "\u115f", "\u1160", "\u180b", "\u3164", "\ufe0f", "\uffa0", "\u{e0100}"]) {
      for (const name of [`bold${sign}`, `bo${sign}ld`, `${sign}bold`])
        expect(codeOf(username, name)).toBe("username_invalid");
      expect(codeOf(username, sign.repeat(3))).toMatch(/^username_(invalid|too_short)$/);
    }
  });

  it("has 3 to 64 characters", () => {
    expect(codeOf(username, "bo")).toBe("username_too_short");
    expect(codeOf(username, undefined)).toBe("username_too_short");
    expect(codeOf(username, ["bold"])).toBe("username_too_short");
    expect(codeOf(username, "b".repeat(65))).toBe("too_long");
  });
});

describe("a person's name", () => {
  it("may be any real name", () => {
    for (const name of ["Бат-Эрдэнэ Г.", "O’Neil", "김 철수", "Жанна д'Арк", "علي"])
      expect(personName.parse(name)).toBe(name);
  });

  it("contains nothing invisible, no direction marks and no emoji", () => {
    expect(codeOf(personName, "Бат\0")).toBe("text_invalid");
    for (const sign of ["\u202e", "\u200b", "🥩", "\ud800", "<", "="])
      expect(codeOf(personName, `Бат${sign}`)).toBe("name_invalid");
    expect(personName.parse("Бат\u3164")).toBe("Бат");
    expect(codeOf(personName, "\u200b\u200b")).toBe("name_too_short");
    expect(codeOf(personName, "Б")).toBe("name_too_short");
    expect(codeOf(personName, "Б".repeat(101))).toBe("too_long");
  });
});

it("a password has 6 to 256 characters of any kind", () => {
  expect(password.parse("🥩🥩🥩")).toBe("🥩🥩🥩");
  expect(codeOf(password, "12345")).toBe("password_too_short");
  expect(codeOf(password, "x".repeat(257))).toBe("password_too_long");
  expect(codeOf(password, "12345\0")).toBe("text_invalid");
});

it("the sign-in form accepts what PostgreSQL can compare, and nothing else", () => {
  for (const schema of [loginInput, adminLoginInput]) {
    expect(codeOf(schema, { username: "bo\0ld", password: "123456" })).toBe("text_invalid");
    expect(codeOf(schema, { username: "b".repeat(255), password: "123456" })).toBe("too_long");
    expect(schema.parse({ username: "ｂｏｌｄ", password: "123456" })).toMatchObject({ username: "bold" });
  }
});
