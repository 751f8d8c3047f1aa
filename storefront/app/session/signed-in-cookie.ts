/** The server sets it beside the session cookie, which scripts cannot read, and deletes it at signing out. */
const NAME = "zakh.signed-in";

/** Whether somebody is signed in, as far as the browser knows without asking the server. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${NAME}=`));
}

/** For a session that has ended on the server. */
export function deleteSignedInCookie(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0`;
}
