import { Phone } from "@medusajs/icons";
import { IconAction } from "./icon-action";

/** Calls the number, on a device that can. */
export function CallButton({ phone, label, className }: { phone: string; label: string; className: string }) {
  return (
    <IconAction asChild label={label} className={className}>
      <a href={`tel:${phone}`}>
        <Phone />
      </a>
    </IconAction>
  );
}
