/** Not there yet. */
export default function BankAccountsScreen() {
  return null;
}
