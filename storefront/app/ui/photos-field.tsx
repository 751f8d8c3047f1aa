import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";
import { buttonLook } from "./button";
import { classes } from "./classes";
import { FileButton } from "./file-button";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { pictureFault } from "./picture-rules";
import { toast } from "./toast-store";
import { useMoves } from "./use-moves";
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
  /** Whether their order means something, and can be changed. */
  ordered?: boolean;
}

const CORNER = "absolute flex size-touch items-center justify-center bg-linen/95 text-ink hover:bg-paper";

/** Photos, each shown small, that can be added and removed, and moved where that is wanted. */
export function PhotosField({ photos, max, onChange, ordered = false }: PhotosFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const show = useObjectUrls();
  const { list, move, movesAt } = useMoves(photos, onChange);
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
      <ul ref={list} className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, place) => (
          <li
            key={photo.url}
            className={classes(
              "relative overflow-hidden rounded-control border border-paper-edge",
              ordered ? "size-32" : "size-24",
            )}
          >
            <Picture url={photo.url} alt={t("photos.photo", { number: place + 1 })} name="" sizes="128px" eager />
            <button
              type="button"
              aria-label={t("photos.remove", { number: place + 1 })}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
              className={classes(CORNER, "right-0 top-0 rounded-bl-control")}
            >
              <Icon name="bin" className="size-5" />
            </button>
            {ordered
              ? movesAt(place).map((by) => (
                  <button
                    key={by}
                    type="button"
                    data-move={by}
                    aria-label={t(by < 0 ? "photos.forward" : "photos.back", { number: place + 1 })}
                    onClick={() => move(place, by)}
                    className={classes(
                      CORNER,
                      "bottom-0",
                      by < 0 ? "left-0 rounded-tr-control" : "right-0 rounded-tl-control",
                    )}
                  >
                    <Icon name={by < 0 ? "left" : "right"} className="size-5" />
                  </button>
                ))
              : null}
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
