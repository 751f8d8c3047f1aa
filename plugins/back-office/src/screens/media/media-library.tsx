import { Photo, Trash } from "@medusajs/icons";
import { Button, Container, clx, Text } from "@medusajs/ui";
import type { MediaItem } from "@zakh/site-settings/contract";
import { useState } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useMediaPages } from "../resources/media";
import { IconAction } from "../ui/icon-action";
import { Blank, EmptyState, LoadError } from "../ui/screen-state";
import { SearchField } from "../ui/search-field";
import { kilobytes } from "./kilobytes";
import { MediaDeletion } from "./media-deletion";
import { MediaDetail } from "./media-detail";
import { MediaPicture } from "./media-picture";
import { UploadZone } from "./upload-zone";
import { useUploads } from "./use-uploads";

interface MediaLibraryProps {
  /** Makes the library selectable: pressing a picture answers it, and nothing can be deleted. */
  onPick?: (item: MediaItem) => void;
}

/** Uploaded pictures: upload, search, and each with its details, or to choose from (spec §2 Admin media library). */
export function MediaLibrary({ onPick }: MediaLibraryProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<MediaItem>();
  const [deleted, setDeleted] = useState<MediaItem>();
  const media = useMediaPages(search);
  const { uploads, add, retry, dismiss } = useUploads();
  const items = media.data && unrepeated(media.data.pages.flatMap(({ rows }) => rows));
  const total = media.data?.pages.at(-1)?.total ?? 0;

  return (
    <div className="flex flex-col gap-y-4">
      <UploadZone uploads={uploads} onFiles={add} onRetry={retry} onDismiss={dismiss} />
      <SearchField
        label={t("search")}
        placeholder={t("media.search.hint")}
        value={search}
        onSearch={setSearch}
        className="md:max-w-sm"
      />
      {media.isError && !items ? (
        <LoadError title={t("media.failed")} error={media.error} onRetry={() => media.refetch()} />
      ) : items?.length === 0 ? (
        <Container className="p-0">
          <EmptyState icon={<Photo />}>{t(search === "" ? "media.empty" : "media.noMatch")}</EmptyState>
        </Container>
      ) : (
        <ul
          aria-label={t("media.title")}
          aria-busy={!items || media.isPlaceholderData}
          className={clx("grid grid-cols-2 gap-3 sm:grid-cols-3", {
            "md:grid-cols-4 md:gap-4 xl:grid-cols-5": !onPick,
            "opacity-60": media.isPlaceholderData,
          })}
        >
          {items?.map((item) => (
            <MediaCard
              key={item.id}
              item={item}
              action={t(onPick ? "media.pick" : "media.open")}
              onPress={() => (onPick ?? setOpened)(item)}
              onDelete={onPick ? undefined : () => setDeleted(item)}
            />
          )) ?? <BlankCards />}
        </ul>
      )}
      {items && items.length > 0 && (
        <div className="flex flex-col items-center gap-y-3">
          <Text className="text-ui-fg-subtle text-sm tabular-nums" aria-live="polite">
            {t("media.shown", { shown: items.length, total })}
          </Text>
          {media.hasNextPage && (
            <Button
              type="button"
              variant="secondary"
              className="h-11 px-6 text-base w-full sm:w-fit md:h-9 md:text-sm"
              isLoading={media.isFetchingNextPage}
              disabled={media.isFetchingNextPage}
              onClick={() => media.fetchNextPage()}
            >
              {t("media.more")}
            </Button>
          )}
        </div>
      )}
      {opened && (
        <MediaDetail
          item={opened}
          onClose={() => setOpened(undefined)}
          onDelete={() => {
            setOpened(undefined);
            setDeleted(opened);
          }}
        />
      )}
      {deleted && <MediaDeletion key={deleted.id} item={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}

interface MediaCardProps {
  item: MediaItem;
  /** What pressing does, for screen readers. */
  action: string;
  onPress: () => void;
  onDelete?: () => void;
}

function MediaCard({ item, action, onPress, onDelete }: MediaCardProps) {
  const { t } = useTexts();
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        className="bg-ui-bg-base shadow-borders-base hover:shadow-elevation-card-hover focus-visible:shadow-borders-focus flex w-full flex-col overflow-hidden rounded-lg text-left outline-none"
        onClick={onPress}
      >
        <MediaPicture
          url={item.url}
          sizes="(max-width: 640px) 45vw, 240px"
          className="aspect-square w-full object-cover"
        />
        <span className="flex w-full flex-col gap-y-0.5 px-3 py-2.5">
          <span className="text-ui-fg-base break-words text-sm font-medium">
            <span className="sr-only">{action} </span>
            {item.name}
          </span>
          <span className="text-ui-fg-subtle text-sm tabular-nums">
            {t("media.size", { kilobytes: kilobytes(item.size) })}
          </span>
          <time dateTime={item.createdAt} className="text-ui-fg-subtle text-sm tabular-nums">
            {dateTime(item.createdAt)}
          </time>
        </span>
      </button>
      {onDelete && (
        // At a desk on hover or focus; a finger cannot hover.
        <IconAction
          type="button"
          className="text-ui-fg-error absolute right-1.5 top-1.5 size-11 transition-opacity focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 md:size-9 [@media(hover:hover)]:opacity-0"
          label={t("delete.label", { name: item.name })}
          onClick={onDelete}
        >
          <Trash />
        </IconAction>
      )}
    </li>
  );
}

function BlankCards() {
  return ["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
    <li key={key} className="bg-ui-bg-base shadow-borders-base flex flex-col overflow-hidden rounded-lg">
      <Blank className="aspect-square w-full rounded-none" />
      <span className="flex flex-col gap-y-1.5 px-3 py-2.5">
        <Blank className="h-4 w-3/4" />
        <Blank className="h-4 w-1/3" />
        <Blank className="h-4 w-2/3" />
      </span>
    </li>
  ));
}

/** An upload while pages are loaded moves a picture from one page into the next, where it would stand again. */
function unrepeated(items: MediaItem[]): MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
