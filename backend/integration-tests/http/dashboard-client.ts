import { Client, commerceUrl, PASSWORD } from "./client";

/** Signs in to Medusa's dashboard, on its own port, with an account that a test has made an admin. */
export async function dashboardOf(email: string, password = PASSWORD): Promise<{ client: Client; token: string }> {
  const client = new Client(commerceUrl);
  const { body } = await client.post<{ token: string }>("/auth/user/emailpass", { email, password });
  await openSession(client, body.token);
  return { client, token: body.token };
}

/** Creates a Medusa session from one of its tokens. */
export async function openSession(client: Client, token: string): Promise<void> {
  await client.post("/auth/session", undefined, bearer(token));
}

/** An id as a client may write it: its first letter needlessly encoded. */
export function encoded(id: string): string {
  return `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Whether Medusa's own admin API accepts a client. */
export async function isAccepted(client: Client, headers?: Record<string, string>): Promise<boolean> {
  return (await client.get("/admin/orders?limit=1", headers)).status === 200;
}
