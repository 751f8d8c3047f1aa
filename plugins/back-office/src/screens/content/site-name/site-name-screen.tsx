import { serverMessage } from "../../client";
import { SettingScreen } from "../../ui/forms/setting-screen";

/** The name of the shop, in one field (spec §2 Site name). */
export default function SiteNameScreen() {
  return <SettingScreen name="site-name" serverTextOf={serverMessage} />;
}
