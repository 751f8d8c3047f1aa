import type { User } from "@zakh/accounts/contract";
import type { StaffRole } from "@zakh/kit/contract";
import { expect } from "vitest";
import { Client, PASSWORD, registeredShopper } from "./client";

/** Somebody who works for the shop, signed in to the back office. */
export interface Member {
  user: User;
  client: Client;
}

/** Signs in to the back office anew. */
export async function staffClient({ username }: Pick<User, "username">): Promise<Client> {
  const client = new Client();
  expect(await client.post("/api/admin/login", { username, password: PASSWORD })).toMatchObject({ status: 200 });
  return client;
}

/** A shopper to whom an owner gives a role. */
export async function newMember(owner: Client, role: StaffRole): Promise<Member> {
  const { user } = await registeredShopper();
  expect(await owner.put(`/api/admin/staff/${user.id}`, { role })).toMatchObject({ status: 200, body: { role } });
  return { user, client: await staffClient(user) };
}
