export * from "./delivery";
export * from "./delivery-plan";
export * from "./order-fee";
export * from "./payment-term";
export * from "./ready-notes";
export * from "./sending-plan";
