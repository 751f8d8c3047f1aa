import type { Elements } from "@zakh/back-office/screens/elements";
import { shrinkPictures } from "@zakh/back-office/screens/shrink-pictures";
import { useRef, useState } from "react";
import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { PICTURE_ACCEPT } from "./picture-rules";
import { toast } from "./toast-store";

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  className?: string;
  onChoose: (files: File[]) => void;
  children: Elements;
}

/** Looks like a button and opens the file picker. */
export function FileButton({ label, multiple = false, className, onChoose, children }: FileButtonProps) {
  // Shrinking pictures takes a moment, and the form may change meanwhile.
  const { t } = useTexts();
  const errorText = useErrorText();
  const [preparing, setPreparing] = useState<{ place: number; total: number }>();
  const latest = useRef(onChoose);
  latest.current = onChoose;

  async function choose(chosen: File[]) {
    const { files, unreadable } = await shrinkPictures(chosen, (done, total) =>
      setPreparing({ place: done + 1, total }),
    ).finally(() => setPreparing(undefined));
    if (unreadable.length > 0) {
      const text = errorText("image_broken", { name: unreadable.join(", ") });
      toast({ title: t("ownStore.product.imagesRefused"), text, tone: "wrong" });
    }
    if (files.length > 0) latest.current(files);
  }

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
          void choose([...(event.target.files ?? [])]);
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      {preparing ? <span role="status">{t("ownStore.product.preparing", preparing)}</span> : children}
    </label>
  );
}
