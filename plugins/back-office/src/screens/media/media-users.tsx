import type { PictureUseKind } from "@zakh/kit/contract";
import type { MediaUsage } from "@zakh/site-settings/contract";
import { Link } from "react-router";
import { useScreenPath } from "../host";
import type { TextKey } from "../i18n/catalogues";
import { useTexts } from "../i18n/text";

/** The name of each kind of use, and its screen; site content has none. */
const USERS: Record<
  PictureUseKind,
  { label: TextKey; path?: string; search?: (id: number) => Record<string, string> }
> = {
  product: { label: "media.usage.product", path: "products", search: (id) => ({ edit: String(id) }) },
  category: { label: "media.usage.category", path: "categories" },
  hero: { label: "media.usage.hero", path: "hero-settings" },
  logo: { label: "media.usage.logo", path: "logo-settings" },
  footer: { label: "media.usage.footer", path: "footer-settings" },
  "site-content": { label: "media.usage.site-content" },
  store: { label: "media.usage.store", path: "stores", search: (id) => ({ id: String(id) }) },
  "meal-kit": { label: "media.usage.meal-kit", path: "meal-kits" },
};

/** What uses a picture, by kind and name. */
export function useUserNames(users: MediaUsage): string[] {
  const { t } = useTexts();
  return users.map(({ kind, name }) => (name === "" ? t(USERS[kind].label) : `${t(USERS[kind].label)}: ${name}`));
}

/** The uses of a picture, each with a link to its screen. */
export function MediaUsers({ users }: { users: MediaUsage }) {
  const names = useUserNames(users);
  const screenPath = useScreenPath();
  return (
    <ul className="flex flex-col gap-y-1">
      {users.map(({ kind, id }, index) => {
        const { path, search } = USERS[kind];
        const text = names[index];
        return (
          <li
            key={`${kind}-${id}`}
            className="text-ui-fg-base flex min-h-11 items-center text-base md:min-h-8 md:text-sm"
          >
            {path ? (
              <Link
                to={screenPath(path, id === null ? undefined : search?.(id))}
                className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover min-w-0 break-words py-2 underline md:py-1"
              >
                {text}
              </Link>
            ) : (
              <span className="min-w-0 break-words">{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
