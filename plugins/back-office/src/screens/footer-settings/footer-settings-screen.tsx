import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Tabs } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import type { FooterSetting } from "@zakh/site-settings/contract";
import { type ReactNode, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { serverMessage } from "../client";
import { useTexts } from "../i18n/text";
import { useSaveFooter, useSetting } from "../resources/settings";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { toast } from "../ui/toast";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";
import { ContactFields, GeneralFields, SocialFields } from "./footer-fields";
import { useFooterNames } from "./footer-names";
import { type FooterTab, faultyTabs, TAB_NAMES, TAB_TITLES } from "./footer-tabs";
import { footerForm, toFooterValues } from "./footer-values";
import { QuickLinkFields } from "./quick-link-fields";

/** What the footer shows, in four tabs (spec §2 Footer). */
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
  const show = useShowRefusal();
  const save = useSaveFooter();
  const [tab, setTab] = useState<FooterTab>("general");
  const values = useMemo(() => toFooterValues(saved), [saved]);
  // The first fault may lie in a tab that is not shown: then that tab is shown instead of its field being focused.
  const form = useForm({ resolver: zodResolver(footerForm), defaultValues: values, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const faulty = faultyTabs(errors);
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf: toFooterValues,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: useFooterNames(),
  });
  useFollowSaved(form, { saved, values, meanwhile });

  function showFirstFault(names: readonly string[]) {
    const first = faultyTabs(Object.fromEntries(names.map((name) => [name.split(".")[0] ?? "", true])))[0];
    if (first) setTab(first);
  }

  const submit = form.handleSubmit(
    (change) =>
      save.mutate(
        { ...change, version: meanwhile.version() },
        {
          onSuccess: (next) => {
            form.reset(toFooterValues(next));
            meanwhile.began(next);
            toast.success(t("saved"), { description: t("footerSettings.saved") });
          },
          onError: (error) => {
            if (meanwhile.refused(error, () => void submit())) return;
            const marked = markRefusedFields(form.setError, error, { footerLogo: "picture", logoUrl: "picture" });
            showFirstFault(marked);
            show.refused(error, t("footerSettings.saveFailed"), serverMessage);
          },
        },
      ),
    (faults) => {
      showFirstFault(Object.keys(faults));
      show.invalid();
    },
  );

  return (
    <FormProvider {...form}>
      <SettingForm
        dirty={isDirty}
        busy={save.isPending}
        changed={meanwhile.question}
        onSubmit={submit}
        onUndo={() => {
          form.reset(values);
          meanwhile.began(saved);
        }}
      >
        <Tabs value={tab} onValueChange={(next) => setTab(next as FooterTab)}>
          <Tabs.List className="mb-4 grid grid-cols-2 gap-2 sm:flex" aria-label={t("footerSettings.title")}>
            {TAB_NAMES.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="border-ui-border-base min-h-11 gap-x-2 px-4 text-base md:min-h-9 md:text-sm"
              >
                {t(TAB_TITLES[name])}
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
