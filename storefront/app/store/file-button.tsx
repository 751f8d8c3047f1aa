import { shrinkPictures } from "@zakh/back-office/screens/shrink-pictures";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../i18n/use-texts";
import { classes } from "../ui/classes";
import { PICTURE_ACCEPT } from "./picture-rules";

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  className?: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** Looks like a button and opens the file picker. */
export function FileButton({ label, multiple = false, className, onChoose, children }: FileButtonProps) {
  // Shrinking pictures takes a moment, and the form may change meanwhile.
  const { t } = useTexts();
  const [preparing, setPreparing] = useState<{ place: number; total: number }>();
  const latest = useRef(onChoose);
  latest.current = onChoose;
  return (
    <label
      className={classes(
        "relative cursor-pointer focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-sky",
        className,
      )}
    >
      <input
        type="file"
        accept={PICTURE_ACCEPT}
        multiple={multiple}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          shrinkPictures(chosen, (done, total) => setPreparing({ place: done + 1, total })).then((files) => {
            setPreparing(undefined);
            latest.current(files);
          });
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      {preparing ? <span role="status">{t("ownStore.product.preparing", preparing)}</span> : children}
    </label>
  );
}
