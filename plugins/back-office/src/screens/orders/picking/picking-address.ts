/** The screen's address in the shop. It opens without a connection, as its list is kept on the phone. */
export const PICKING_ADDRESS = "/admin/picking";
