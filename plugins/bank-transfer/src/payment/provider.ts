/** The payment provider of this plugin, as Medusa's configuration names it. */
export const paymentProvider = { resolve: "@zakh/bank-transfer/providers/bank-transfer", id: "bank-transfer" };
