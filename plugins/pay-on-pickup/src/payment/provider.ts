/** The payment provider of this plugin, for Medusa's configuration. */
export const paymentProvider = { resolve: "@zakh/pay-on-pickup/providers/pay-on-pickup", id: "pay-on-pickup" };
