import type { AdminPlacedOrder } from "@zakh/orders/contract";
import { useEffect, useState } from "react";
import { useHost, useScreenPath } from "../host";
import { NewOrderForm } from "./new-order-form";
import { PlacedOrder } from "./placed-order";

/** An order for a customer who calls: whom for, where to, what, and the message to send when it is placed. */
export default function NewOrderScreen() {
  const [placed, setPlaced] = useState<AdminPlacedOrder>();
  const [isKept, setKept] = useState(false);
  if (isKept) return <ToOrders />;
  if (placed) return <PlacedOrder placed={placed} onAnother={() => setPlaced(undefined)} />;
  return <NewOrderForm onPlaced={setPlaced} onKept={() => setKept(true)} />;
}

/** Leaves the form once it is gone, so that it does not ask whether to leave. */
function ToOrders() {
  const { router } = useHost();
  const screenPath = useScreenPath();
  const navigate = router.useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void navigate(screenPath("orders"), { replace: true }), []);
  return null;
}
