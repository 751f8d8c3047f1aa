import { data } from "react-router";
import type { PageHandle } from "../lib/seo/page-handle";
import { FailurePage } from "../ui/failure-page";

export const handle: PageHandle = { title: ({ t }) => t("notFound.title") };

export function loader() {
  return data(null, { status: 404 });
}

/** The page of unknown addresses (spec §2). */
export default function NotFound() {
  return <FailurePage missing />;
}
