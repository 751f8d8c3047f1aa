import { expect, it } from "vitest";
import { maskAddresses } from "./mask-address";

it("shows the first letter and the domain of an address only", () => {
  expect(maskAddresses("bold@example.com")).toBe("b***@example.com");
});

it("finds every address in a server's answer", () => {
  expect(maskAddresses('550 <bold.bat+1@example.com>: "цэцэг@example.mn" unknown, see a@b.c')).toBe(
    '550 <b***@example.com>: "ц***@example.mn" unknown, see a***@b.c',
  );
});

it("leaves versions alone, also short ones, but no address that starts like a version", () => {
  expect(maskAddresses("will be removed in pg@9.0. See medusa@2.21.2")).toBe(
    "will be removed in pg@9.0. See medusa@2.21.2",
  );
  expect(maskAddresses("bold@9.0example.com")).toBe("b***@9.0example.com");
});

it("leaves other text alone", () => {
  expect(maskAddresses("connect ECONNREFUSED 127.0.0.1:25 @ noon")).toBe("connect ECONNREFUSED 127.0.0.1:25 @ noon");
});
