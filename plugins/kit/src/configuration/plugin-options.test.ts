import { afterAll, describe, expect, it } from "vitest";
import { configured } from "./configured.testing";
import { kitOptions, sessionSecret, shopPage } from "./kit-options";

afterAll(() => configured());

describe("a plugin's options", () => {
  it("are those of the configuration, with defaults for the rest", () => {
    configured({ publicUrl: "https://shop.example.com" });
    expect(kitOptions()).toMatchObject({ publicUrl: "https://shop.example.com", dataDir: ".data" });
    expect(shopPage("/cart?x=1")).toBe("https://shop.example.com/cart?x=1");
    configured();
    expect(shopPage("/cart")).toBe("http://localhost:3000/cart");
  });

  it("may have the database, which Medusa adds", () => {
    configured({ database: {} } as never);
    expect(kitOptions()).not.toHaveProperty("database");
  });

  it.each([
    [{ publicUrl: "shop" }, "publicUrl"],
    [{ sesionSecret: "misspelt" }, "sesionSecret"],
    [{ uploads: {} }, "uploads"],
  ])("are refused with a sentence that names plugin and option: %o", (options, name) => {
    configured(options as never);
    expect(kitOptions).toThrow("The options of @zakh/kit are wrong");
    expect(kitOptions).toThrow(name);
  });

  it("sign the shop's cookies with a secret of their own, or else with the application's", () => {
    configured({ sessionSecret: "own" }, { cookieSecret: "application's" });
    expect(sessionSecret()).toBe("own");
    configured({}, { cookieSecret: "application's" });
    expect(sessionSecret()).toBe("application's");
  });
});
