import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FRESH_GOODS_TICK } from "@zakh/legal/contract";

/** Ticks at checkout that fresh goods cannot be sent back for a change of mind. */
export async function agreeToFreshGoods(person: UserEvent): Promise<void> {
  await person.click(await screen.findByRole("checkbox", { name: FRESH_GOODS_TICK.mn }));
}
