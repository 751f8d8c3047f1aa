import { ExclamationCircle } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useStaffRole } from "../../resources/session";
import { isFor, SCREEN_ROWS } from "../../screen-rows.mjs";

interface NoticeProps {
  title: string;
  text?: string;
  /** Path and label of the screen where something is done about it. */
  screen: string;
  open: string;
}

/** Something that the owner should know of, with a link to where it is mended. */
export function Notice({ title, text, screen, open }: NoticeProps) {
  const screenPath = useScreenPath();
  const role = useStaffRole();
  const row = SCREEN_ROWS.find(({ path }) => path === screen);
  const mayOpen = row !== undefined && isFor(row, role);
  return (
    <div
      role="alert"
      className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3"
    >
      <ExclamationCircle className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <Text className="text-base font-medium">{title}</Text>
        {text && <Text className="mt-1 text-sm">{text}</Text>}
      </div>
      {mayOpen && (
        <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
          <Link to={screenPath(screen)}>{open}</Link>
        </Button>
      )}
    </div>
  );
}
