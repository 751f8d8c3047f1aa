import type { AdminPlacedOrder } from "@zakh/checkout/contract";
import { useState } from "react";
import { NewOrderForm } from "./new-order-form";
import { PlacedOrder } from "./placed-order";

/** An order for a customer who calls: whom for, where to, what, and the message to send when it is placed. */
export default function NewOrderScreen() {
  const [placed, setPlaced] = useState<AdminPlacedOrder>();
  if (placed) return <PlacedOrder placed={placed} onAnother={() => setPlaced(undefined)} />;
  return <NewOrderForm onPlaced={setPlaced} />;
}
