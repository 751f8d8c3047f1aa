import type { AddressParts } from "@zakh/kit/contract";
import type { FoundAddress } from "./found-address";

interface PartsForm {
  getValues: (part: "building") => string;
  setValue: (part: keyof AddressParts, value: string, options: { shouldDirty: true; shouldValidate: true }) => void;
  setFocus: (part: "building") => void;
}

/** Fills a form of an address with what was found; what is typed of the building stays, and is typed next. */
export function fillFound({ getValues, setValue, setFocus }: PartsForm, found: FoundAddress): void {
  const { postcode, roadAddress, building } = found;
  const parts = { postcode, roadAddress, building: building || getValues("building") };
  for (const [part, value] of Object.entries(parts))
    setValue(part as keyof AddressParts, value, { shouldDirty: true, shouldValidate: true });
  setFocus("building");
}
