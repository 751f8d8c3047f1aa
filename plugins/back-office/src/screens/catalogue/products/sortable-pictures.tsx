import { type Announcements, closestCenter, DndContext } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Photo, XMarkMini } from "@medusajs/icons";
import { Badge, clx } from "@medusajs/ui";
import type { DraftPicture } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";
import { useSortableSensors } from "./use-sortable-sensors";

interface SortablePicturesProps {
  pictures: readonly DraftPicture[];
  onChange: (pictures: DraftPicture[]) => void;
  onRemove: (picture: DraftPicture) => void;
}

/** The pictures of a product, sortable by mouse, touch and keyboard; the first is the primary one. */
export function SortablePictures({ pictures, onChange, onRemove }: SortablePicturesProps) {
  const { t } = useTexts();
  const sensors = useSortableSensors();
  const ids = pictures.map(({ url }) => url);
  const place = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("products.images.picked", { place: place(active.id) }),
    onDragOver: ({ over }) => (over ? t("products.images.over", { place: place(over.id) }) : undefined),
    onDragEnd: ({ over }) => (over ? t("products.images.dropped", { place: place(over.id) }) : undefined),
    onDragCancel: () => t("products.images.cancelled"),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("products.images.how") } }}
      onDragEnd={({ active, over }) => {
        if (!over || active.id === over.id) return;
        onChange(arrayMove([...pictures], place(active.id) - 1, place(over.id) - 1));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {pictures.map((picture, index) => (
            <Tile key={picture.url} picture={picture} place={index + 1} onRemove={() => onRemove(picture)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface TileProps {
  picture: DraftPicture;
  /** 1-based. */
  place: number;
  onRemove: () => void;
}

function Tile({ picture, place, onRemove }: TileProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.url,
    attributes: { roleDescription: t("products.images.sortable") },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clx("relative aspect-square", { "z-10 opacity-80": isDragging })}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t("products.images.move", { place })}
        className="bg-ui-bg-component focus-visible:shadow-borders-focus size-full cursor-grab touch-manipulation select-none overflow-hidden rounded-lg outline-none active:cursor-grabbing"
      >
        {broken ? (
          <span className="text-ui-fg-muted flex size-full flex-col items-center justify-center gap-y-2 text-sm">
            <Photo />
            <span>{t("noImage")}</span>
          </span>
        ) : (
          <img
            src={picture.url}
            alt=""
            draggable={false}
            onError={() => setBroken(true)}
            className="pointer-events-none size-full object-cover [-webkit-touch-callout:none]"
          />
        )}
      </button>
      {place === 1 && (
        <Badge size="2xsmall" color="green" className="pointer-events-none absolute bottom-2 left-2">
          {t("products.images.primary")}
        </Badge>
      )}
      <IconAction
        type="button"
        variant="primary"
        className="absolute right-1 top-1 size-11 rounded-full md:size-9"
        label={t("products.images.remove", { place })}
        onClick={onRemove}
      >
        <XMarkMini />
      </IconAction>
    </li>
  );
}
