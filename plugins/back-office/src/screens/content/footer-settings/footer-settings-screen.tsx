import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Tabs } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import type { FooterSetting } from "@zakh/site-settings/contract";
import { type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { serverMessage } from "../../client";
import { useTexts } from "../../i18n/text";
import { useSaveFooter, useSetting } from "../../resources/settings";
import { SettingForm, SettingLoader } from "../../ui/forms/setting-form";
import { useSettingForm } from "../../ui/forms/use-setting-form";
import { ContactFields, GeneralFields, SocialFields } from "./footer-fields";
import { useFooterNames } from "./footer-names";
import { type FooterTab, faultyTabs, TAB_NAMES, TAB_TITLES } from "./footer-tabs";
import { footerForm, toFooterValues } from "./footer-values";
import { QuickLinkFields } from "./quick-link-fields";

/** The footer's settings in four tabs (spec §2 Footer). */
export default function FooterSettingsScreen() {
  const { t } = useTexts();
  const setting = useSetting("footer");
  return (
    <SettingLoader query={setting} failed={t("footerSettings.failed")}>
      {(saved) => <FooterForm saved={saved} />}
    </SettingLoader>
  );
}

const TAB_FIELDS: Record<FooterTab, () => ReactNode> = {
  general: GeneralFields,
  contact: ContactFields,
  social: SocialFields,
  links: QuickLinkFields,
};

function FooterForm({ saved }: { saved: SinceVersion<FooterSetting> }) {
  const { t } = useTexts();
  const [tab, setTab] = useState<FooterTab>("general");
  const { form, bar } = useSettingForm({
    saved,
    valuesOf: toFooterValues,
    resolver: zodResolver(footerForm),
    names: useFooterNames(),
    save: useSaveFooter(),
    done: () => t("footerSettings.saved"),
    failed: t("footerSettings.saveFailed"),
    serverTextOf: serverMessage,
    refusedNames: { footerLogo: "picture", logoUrl: "picture" },
    // The first invalid field may be in a hidden tab.
    onFaults: (names) => {
      const first = faultyTabs(Object.fromEntries(names.map((name) => [name.split(".")[0] ?? "", true])))[0];
      if (first) setTab(first);
    },
  });
  const faulty = faultyTabs(form.formState.errors);

  return (
    <FormProvider {...form}>
      <SettingForm {...bar}>
        <Tabs value={tab} onValueChange={(next) => setTab(next as FooterTab)}>
          <Tabs.List className="mb-4 grid grid-cols-2 gap-2 sm:flex" aria-label={t("footerSettings.title")}>
            {TAB_NAMES.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="border-ui-border-base min-h-11 gap-x-2 px-4 text-base md:min-h-9 md:text-sm"
              >
                <span>{t(TAB_TITLES[name])}</span>
                {faulty.includes(name) && (
                  <span role="img" aria-label={t("form.invalid")} className="bg-ui-tag-red-icon size-2 rounded-full" />
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {TAB_NAMES.map((name) => {
            const Fields = TAB_FIELDS[name];
            return (
              <Tabs.Content key={name} value={name}>
                <Container className="flex flex-col gap-y-4 p-4 md:p-6">
                  <Fields />
                </Container>
              </Tabs.Content>
            );
          })}
        </Tabs>
      </SettingForm>
    </FormProvider>
  );
}
