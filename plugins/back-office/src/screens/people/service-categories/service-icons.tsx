import {
  AcademicCap,
  Buildings,
  Camera,
  ChefHat,
  CreditCard,
  DocumentText,
  Gift,
  Heart,
  House,
  Language,
  LaptopMobile,
  Palette,
  ShieldCheck,
  TruckFast,
  Wrench,
} from "@medusajs/icons";
import type { ComponentType } from "react";
import type { TextKey } from "../../i18n/catalogues";

interface ServiceIcon {
  /** The stored name (`iconName`), independent of the icon set. */
  name: string;
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
}

/** The icons for service categories. */
export const SERVICE_ICONS: readonly ServiceIcon[] = [
  { name: "scissors", label: "serviceIcons.scissors", Icon: Scissors },
  { name: "languages", label: "serviceIcons.languages", Icon: Language },
  { name: "file-text", label: "serviceIcons.file-text", Icon: DocumentText },
  { name: "wrench", label: "serviceIcons.wrench", Icon: Wrench },
  { name: "truck", label: "serviceIcons.truck", Icon: TruckFast },
  { name: "utensils", label: "serviceIcons.utensils", Icon: ChefHat },
  { name: "stethoscope", label: "serviceIcons.stethoscope", Icon: Stethoscope },
  { name: "graduation-cap", label: "serviceIcons.graduation-cap", Icon: AcademicCap },
  { name: "house", label: "serviceIcons.house", Icon: House },
  { name: "building", label: "serviceIcons.building", Icon: Buildings },
  { name: "smartphone", label: "serviceIcons.smartphone", Icon: LaptopMobile },
  { name: "camera", label: "serviceIcons.camera", Icon: Camera },
  { name: "credit-card", label: "serviceIcons.credit-card", Icon: CreditCard },
  { name: "shield", label: "serviceIcons.shield", Icon: ShieldCheck },
  { name: "gift", label: "serviceIcons.gift", Icon: Gift },
  { name: "palette", label: "serviceIcons.palette", Icon: Palette },
  { name: "heart", label: "serviceIcons.heart", Icon: Heart },
];

export function findServiceIcon(name: string): ServiceIcon | undefined {
  return SERVICE_ICONS.find((icon) => icon.name === name);
}

/** Medusa's icon set has neither of these two trades; drawn with the same line weight. */
function Scissors({ className }: { className?: string }) {
  return (
    <svg {...DRAWING} className={className} aria-hidden="true">
      <circle cx="6" cy="6" r="3" />
      <circle cx="6" cy="18" r="3" />
      <path d="M20 4 8.1 15.9M14.5 14.5 20 20M8.1 8.1 12 12" />
    </svg>
  );
}

function Stethoscope({ className }: { className?: string }) {
  return (
    <svg {...DRAWING} className={className} aria-hidden="true">
      <path d="M5 3H4a1 1 0 0 0-1 1v5a5 5 0 0 0 10 0V4a1 1 0 0 0-1-1h-1M8 14v1a6 6 0 0 0 12 0v-3" />
      <circle cx="20" cy="10" r="2" />
    </svg>
  );
}

const DRAWING = {
  width: 15,
  height: 15,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
