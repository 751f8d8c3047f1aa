import { Photo, Trash } from "@medusajs/icons";
import { Container, clx } from "@medusajs/ui";
import { MEDIA_SORTS, PICTURE_USED, type ShopPicture } from "@zakh/site-settings/contract";
import { useState } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { type MediaFilters, usePictures } from "../resources/media";
import { SelectField } from "../ui/forms/select-field";
import { IconAction } from "../ui/icon-action";
import { listSort, narrows } from "../ui/lists/list-address";
import { PagedList } from "../ui/lists/paged-list";
import { SearchField } from "../ui/lists/search-field";
import { SortField } from "../ui/lists/sort-field";
import { useReloadedScroll } from "../ui/lists/use-reloaded-scroll";
import { Blank } from "../ui/screen-state";
import { kilobytes } from "./kilobytes";
import { MediaDeletion } from "./media-deletion";
import { MediaDetail } from "./media-detail";
import { MediaPicture } from "./media-picture";
import { useUserNames } from "./media-users";
import { UploadZone } from "./upload-zone";
import { useUploads } from "./use-uploads";

/** Divisible by two, three, four and six columns. */
const PAGE_SIZE = 24;

interface MediaLibraryProps {
  filters: MediaFilters;
  /** 1-based. */
  page: number;
  /** Changes filters or sort order, and returns to the first page. */
  onFilters: (change: (filters: MediaFilters) => MediaFilters) => void;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Makes pictures selectable: pressing one calls this, and deletion is hidden. */
  onPick?: (item: ShopPicture) => void;
  /** Only pictures that a product may show. */
  forProduct?: boolean;
}

/** The shop's pictures: upload, search, and details or selection (spec §2 Admin media library). */
export function MediaLibrary({ filters, page, onFilters, onPage, onPick, forProduct = false }: MediaLibraryProps) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<ShopPicture>();
  const [deleted, setDeleted] = useState<LibraryPicture>();
  const media = usePictures(forProduct ? { ...filters, stored: "true" } : filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  useReloadedScroll(media.data !== undefined);
  const { uploads, add, retry, dismiss } = useUploads();
  const sort = listSort(filters.sort, "newest", (sort) => onFilters((now) => ({ ...now, sort })));

  return (
    <div className="flex flex-col gap-y-4">
      <UploadZone uploads={uploads} onFiles={add} onRetry={retry} onDismiss={dismiss} />
      <search className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 md:flex md:items-end">
        <SearchField
          label={t("search")}
          placeholder={t("media.search.hint")}
          value={filters.search}
          onSearch={(search) => onFilters((now) => ({ ...now, search }))}
          className="md:w-80"
        />
        <SelectField
          className="md:w-52"
          label={t("media.used")}
          value={filters.used}
          options={[
            { value: "", label: t("media.used.all") },
            ...PICTURE_USED.map((used) => ({ value: used, label: t(`media.used.${used}`) })),
          ]}
          onChoose={(used) => onFilters((now) => ({ ...now, used }))}
        />
        <SortField className="md:w-52" sort={sort} sorts={MEDIA_SORTS} />
      </search>
      <PagedList
        query={media}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        failed={t("media.failed")}
        total={(count) => t("media.total", { count })}
        narrowed={narrows(filters)}
        noMatch={t("media.noMatch")}
        empty={{ icon: <Photo />, text: t("media.empty") }}
      >
        {(items, nothing) =>
          items?.length === 0 ? (
            <Container className="p-0">{nothing}</Container>
          ) : (
            <ul
              aria-label={t("media.title")}
              aria-busy={!items || media.isPlaceholderData}
              className={clx("grid grid-cols-2 gap-3 sm:grid-cols-3", {
                "md:grid-cols-4 md:gap-4 xl:grid-cols-6": !onPick,
              })}
            >
              {items?.map((item) => (
                <MediaCard
                  key={item.id ?? item.url}
                  item={item}
                  action={t(onPick ? "media.pick" : "media.open")}
                  onPress={() => (onPick ?? setOpened)(item)}
                  onDelete={onPick || !isOfLibrary(item) ? undefined : () => setDeleted(item)}
                />
              )) ?? <BlankCards />}
            </ul>
          )
        }
      </PagedList>
      {opened && (
        <MediaDetail
          item={opened}
          onClose={() => setOpened(undefined)}
          onDelete={
            isOfLibrary(opened)
              ? () => {
                  setOpened(undefined);
                  setDeleted(opened);
                }
              : undefined
          }
        />
      )}
      {deleted && <MediaDeletion key={deleted.id} item={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}

/** A picture that can be deleted from the library; the others go with what uses them. */
type LibraryPicture = ShopPicture & { id: number };

function isOfLibrary(item: ShopPicture): item is LibraryPicture {
  return item.id !== null;
}

interface MediaCardProps {
  item: ShopPicture;
  /** The action's name for screen readers. */
  action: string;
  onPress: () => void;
  onDelete?: () => void;
}

function MediaCard({ item, action, onPress, onDelete }: MediaCardProps) {
  const { t } = useTexts();
  const users = useUserNames(item.uses);
  const [first] = users;
  // What is not of the library has no name of its own.
  const name = item.id === null ? first : item.name;
  const usedBy = item.id === null ? users.slice(1) : users;
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
            <span className="sr-only">{`${action} `}</span>
            <span>{name}</span>
          </span>
          <UsedBy users={usedBy} isUsed={users.length > 0} />
          {item.size !== null && (
            <span className="text-ui-fg-subtle text-sm tabular-nums">
              {t("media.size", { kilobytes: kilobytes(item.size) })}
            </span>
          )}
          {item.id !== null && item.createdAt !== null && (
            <time dateTime={item.createdAt} className="text-ui-fg-subtle text-sm tabular-nums">
              {dateTime(item.createdAt)}
            </time>
          )}
        </span>
      </button>
      {onDelete && (
        // Visible on hover or focus on desktops, always on touch screens.
        <IconAction
          type="button"
          className="text-ui-fg-error absolute right-1.5 top-1.5 size-11 transition-opacity focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 md:size-9 [@media(hover:hover)]:opacity-0"
          label={t("delete.label", { name: name ?? "" })}
          onClick={onDelete}
        >
          <Trash />
        </IconAction>
      )}
    </li>
  );
}

/** What uses a picture: the first, and how many others. */
function UsedBy({ users: [first, ...others], isUsed }: { users: string[]; isUsed: boolean }) {
  const { t } = useTexts();
  if (first === undefined && isUsed) return null;
  return (
    <span className="text-ui-fg-subtle break-words text-sm">
      {first === undefined
        ? t("media.unused")
        : others.length > 0
          ? t("media.usedBy.more", { user: first, others: others.length })
          : first}
    </span>
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
