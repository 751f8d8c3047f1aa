import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";
import { buttonLook } from "./button";
import { FileButton } from "./file-button";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { pictureFault } from "./picture-rules";
import { toast } from "./toast-store";
import { useObjectUrls } from "./use-object-urls";

/** A stored photo, or a chosen file with its object URL. */
export interface ChosenPhoto {
  url: string;
  file?: File;
}

interface PhotosFieldProps {
  photos: ChosenPhoto[];
  /** Most of them. */
  max: number;
  onChange: (photos: ChosenPhoto[]) => void;
}

/** Photos, each shown small, that can be added and removed. */
export function PhotosField({ photos, max, onChange }: PhotosFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const show = useObjectUrls();
  const room = max - photos.length;
  const add = (files: File[]) => {
    const fault = pictureFault(files, room, max);
    if (fault) {
      toast({ title: t("photos.refused"), text: errorText(fault.code, fault.values), tone: "wrong" });
      return;
    }
    onChange([...photos, ...files.map((file) => ({ file, url: show(file) }))]);
  };
  return (
    <div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, place) => (
          <li key={photo.url} className="relative size-24 overflow-hidden rounded-control border border-paper-edge">
            <Picture url={photo.url} alt={t("photos.photo", { number: place + 1 })} name="" sizes="96px" eager />
            <button
              type="button"
              aria-label={t("photos.remove", { number: place + 1 })}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
              className="absolute right-0 top-0 flex size-touch items-center justify-center rounded-bl-control bg-linen/95 text-ink hover:bg-paper"
            >
              <Icon name="bin" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {room > 0 ? (
        <FileButton label={t("photos.add")} multiple onChoose={add} className={buttonLook("outline", "mt-2 w-full")}>
          <span>{t("photos.add")}</span>
        </FileButton>
      ) : null}
    </div>
  );
}
