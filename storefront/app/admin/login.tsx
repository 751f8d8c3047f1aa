import { LoginScreen } from "@zakh/back-office/screens";
import type { PageHandle } from "../lib/seo/page-handle";

export const handle: PageHandle = { title: ({ t }) => t("footer.admin") };

export default LoginScreen;
