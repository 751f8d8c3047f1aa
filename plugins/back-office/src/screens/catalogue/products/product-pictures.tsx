import { ArrowUpTray, Photo } from "@medusajs/icons";
import { Button, clx, Text } from "@medusajs/ui";
import { type CheckedDraft, type DraftPicture, MAX_IMAGES, type ProductDraft } from "@zakh/catalog/contract";
import { PICTURE_TYPES } from "@zakh/kit/contract";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { MediaPicker } from "../../media/media-picker";
import { shrinkPictures } from "../../ui/pictures/shrink-pictures";
import { type SelectionFault, selectionFault } from "./picture-selection";
import { SortablePictures } from "./sortable-pictures";

interface ProductPicturesProps {
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  /** Called with the text when a selection is refused; the text is also shown here. */
  onRefused: (text: string) => void;
}

/** Up to five pictures: from files (several at once), by drag and drop, or from the media library (spec §5). */
export function ProductPictures({ form, onRefused }: ProductPicturesProps) {
  const { t, errorText } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const [over, setOver] = useState(false);
  const [preparing, setPreparing] = useState<{ place: number; total: number }>();
  const [fault, setFault] = useState<SelectionFault>();
  const preview = useObjectUrls();
  const pictures = form.watch("pictures");
  const onChange = (changed: DraftPicture[]) => form.setValue("pictures", changed, { shouldDirty: true });
  const full = pictures.length >= MAX_IMAGES;

  function refuse(refused: SelectionFault) {
    setFault(refused);
    onRefused(errorText(refused.code, refused.params));
  }

  async function addFiles(chosen: File[]) {
    if (chosen.length === 0) return;
    const { files, unreadable } = await shrinkPictures(chosen, (done, total) =>
      setPreparing({ place: done + 1, total }),
    ).finally(() => setPreparing(undefined));
    // Shrinking pictures takes a moment, in which others may be added or removed.
    const present = form.getValues("pictures");
    const refused = selectionFault(files, present.length);
    if (refused) return refuse(refused);
    if (unreadable.length > 0) refuse({ code: "image_broken", params: { name: unreadable.join(", ") } });
    else setFault(undefined);
    if (files.length > 0) onChange([...present, ...files.map((file) => ({ url: preview.make(file), file }))]);
  }

  function addFromLibrary(url: string) {
    if (pictures.some((picture) => picture.url === url)) return;
    if (full) return refuse({ code: "images_too_many", params: { most: MAX_IMAGES } });
    setFault(undefined);
    onChange([...pictures, { url }]);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    addFiles([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-y-2"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
    >
      <legend className="text-ui-fg-subtle mb-1.5 text-sm font-medium">
        {`${t("products.images")} (${pictures.length}/${MAX_IMAGES})`}
      </legend>
      <div
        className={clx(
          "border-ui-border-strong flex flex-col gap-y-3 rounded-lg border border-dashed p-3 transition-colors",
          { "bg-ui-bg-highlight border-ui-border-interactive": over },
        )}
      >
        {pictures.length > 0 && (
          <SortablePictures
            pictures={pictures}
            onChange={onChange}
            onRemove={(gone) => {
              setFault(undefined);
              onChange(pictures.filter((picture) => picture !== gone));
            }}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-2 md:flex md:items-center">
          <Button
            type="button"
            variant="secondary"
            className="h-11 w-full whitespace-nowrap px-2 text-sm md:h-9 md:w-auto md:px-3"
            aria-describedby={fault ? `${id}-error` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <ArrowUpTray />
            <span>{t("picture.upload")}</span>
          </Button>
          <Button
            type="button"
            variant="secondary"
            className="h-11 w-full whitespace-nowrap px-2 text-sm md:h-9 md:w-auto md:px-3"
            onClick={() => setPicking(true)}
          >
            <Photo />
            <span>{t("picture.library")}</span>
          </Button>
          <Text className="text-ui-fg-muted hidden text-sm md:block">{t("products.images.drop")}</Text>
        </div>
      </div>
      <Text id={`${id}-hint`} className="text-ui-fg-subtle text-sm">
        {t("products.images.hint")}
      </Text>
      <Text role="status" className="text-ui-fg-base text-sm font-medium empty:hidden">
        {preparing && t("products.images.preparing", preparing)}
      </Text>
      {fault && (
        <p id={`${id}-error`} role="alert" className="text-ui-fg-error break-words text-sm">
          {errorText(fault.code, fault.params)}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(",")}
        aria-label={t("products.images.choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          addFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <MediaPicker forProduct open={picking} onClose={() => setPicking(false)} onPick={addFromLibrary} />
    </fieldset>
  );
}

/** Object URLs of chosen files; they keep the files in memory until the form is unmounted. */
function useObjectUrls() {
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  return {
    make(file: File): string {
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      return url;
    },
  };
}
