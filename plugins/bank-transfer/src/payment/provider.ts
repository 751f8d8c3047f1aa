/** The payment provider of this plugin, for Medusa's configuration. */
export const paymentProvider = { resolve: "@zakh/bank-transfer/providers/bank-transfer", id: "bank-transfer" };
