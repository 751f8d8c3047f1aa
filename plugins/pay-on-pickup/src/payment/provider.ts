/** The payment provider of this plugin, as Medusa's configuration names it. */
export const paymentProvider = { resolve: "@zakh/pay-on-pickup/providers/pay-on-pickup", id: "pay-on-pickup" };
