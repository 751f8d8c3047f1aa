import { ArrowUpTray, Photo, XMarkMini } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { isHeicType, PICTURE_TYPES } from "@zakh/kit/contract";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { MediaPicker } from "../../media/media-picker";
import { describedBy, FieldFrame } from "../forms/field-frame";
import { TextField } from "../forms/text-field";
import { shrinkPictures } from "./shrink-pictures";

/** A picture to save: a chosen file, otherwise a URL. */
export interface PictureValue {
  url: string;
  file: File | null;
}

interface PictureFieldProps {
  label: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  /** Accepted media types, for the `accept` of a file input. */
  accept?: string;
  hint?: string;
  error?: string;
  /** Class of the preview, which sets its proportions. */
  previewClassName?: string;
}

/**
 * One picture, by URL, from a file or from the media library. A chosen file replaces the URL, which is kept and returns
 * when the file is removed (spec §4 Hero and logo).
 */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, accept = PICTURE_TYPES.join(","), hint } = props;
  const { t, errorText } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const shown = usePreview(value);
  const accepted = accept.split(",");
  const error = refusal ?? props.error;

  async function choose(chosen: File) {
    const { files } = await shrinkPictures([chosen]);
    const [file] = files;
    const fault = file ? faultOf(file) : errorText("image_broken", { name: chosen.name });
    setRefusal(fault);
    if (file && !fault) onChange({ ...value, file });
  }

  /** Browsers treat `accept` as a suggestion only. */
  function faultOf({ name, type }: File): string | undefined {
    if (accepted.includes(type)) return undefined;
    if (isHeicType(type)) return errorText("image_heic", { name });
    const accepts = accepted.map((one) => one.replace(/^image\/|\+xml$/g, "").toUpperCase()).join(", ");
    return errorText("image_type_unsupported", { name, type: type || "?", accepts });
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-col gap-y-2">
        <Preview url={shown} className={props.previewClassName} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-2 md:flex">
          <Button
            type="button"
            variant="secondary"
            className="h-11 w-full whitespace-nowrap px-2 text-base md:h-9 md:w-auto md:px-3 md:text-sm"
            aria-describedby={describedBy(id, { error, hint })}
            onClick={() => input.current?.click()}
          >
            <ArrowUpTray />
            <span>{t("picture.upload")}</span>
          </Button>
          <Button
            type="button"
            variant="secondary"
            className="h-11 w-full whitespace-nowrap px-2 text-base md:h-9 md:w-auto md:px-3 md:text-sm"
            onClick={() => setPicking(true)}
          >
            <Photo />
            <span>{t("picture.library")}</span>
          </Button>
        </div>
        {value.file ? (
          <div className="flex min-h-11 items-center justify-between gap-x-2">
            <span className="text-ui-fg-subtle min-w-0 break-words text-sm">{value.file.name}</span>
            <Button
              type="button"
              variant="transparent"
              className="h-11 shrink-0 px-3 text-sm"
              onClick={() => onChange({ ...value, file: null })}
            >
              <XMarkMini />
              <span>{t("picture.removeFile")}</span>
            </Button>
          </div>
        ) : null}
        <TextField
          label={t("picture.address")}
          type="text"
          inputMode="url"
          value={value.url}
          disabled={value.file !== null}
          onChange={(event) => onChange({ ...value, url: event.target.value })}
        />
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void choose(chosen);
          // Allows the same file to be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <MediaPicker open={picking} onClose={() => setPicking(false)} onPick={(url) => onChange({ url, file: null })} />
    </FieldFrame>
  );
}

/** URL of the preview: of the chosen file, otherwise the picture's. */
export function usePreview({ url, file }: PictureValue): string {
  const fileUrl = useMemo(() => (file ? URL.createObjectURL(file) : ""), [file]);
  useEffect(() => () => URL.revokeObjectURL(fileUrl), [fileUrl]);
  return fileUrl || url.trim();
}

function Preview({ url, className }: { url: string; className?: string }) {
  const { t } = useTexts();
  const [broken, setBroken] = useState("");
  const frame = clx("bg-ui-bg-component h-40 w-full rounded-lg", className);
  if (url === "" || broken === url) {
    return (
      <div className={clx(frame, "text-ui-fg-muted flex flex-col items-center justify-center gap-y-2 text-sm")}>
        <Photo />
        <span>{t("noImage")}</span>
      </div>
    );
  }
  return <img src={url} alt="" onError={() => setBroken(url)} className={clx(frame, "object-contain")} />;
}
