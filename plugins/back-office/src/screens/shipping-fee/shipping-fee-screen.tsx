/** Not there yet. */
export default function ShippingFeeScreen() {
  return null;
}
