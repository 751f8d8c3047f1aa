/** Under this lock key an account's credit is used or taken, so that it never gets below zero. */
export function creditKey(accountNumber: number): string {
  return `credit:${accountNumber}`;
}
