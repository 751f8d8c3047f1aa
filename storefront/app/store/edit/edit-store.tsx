import { zodResolver } from "@hookform/resolvers/zod";
import { useEditConflict, valuesIn } from "@zakh/back-office/screens/edit-conflict";

import { textNames, type Versioned } from "@zakh/kit/contract";
import {
  type OpeningHours,
  type OwnStore,
  STORE_DUTIES,
  STORE_PHOTOS_MAX,
  STORE_TEXTS,
  type StoreInput,
} from "@zakh/marketplace/contract";
import { Controller, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button, ButtonLink } from "../../ui/button";
import { FailurePage } from "../../ui/failure-page";
import { type ChosenPhoto, PhotosField } from "../../ui/photos-field";
import { SwitchField } from "../../ui/switch-field";
import { toast } from "../../ui/toast-store";
import { useObjectUrls } from "../../ui/use-object-urls";
import { useSubmit } from "../../ui/use-submit";
import { ChangedNotice } from "../changed-notice";
import { useSaveStore } from "../own-store";
import { OwnStoreGate } from "../own-store-gate";
import { ChangesNotice, StandingNotice } from "../standing-notice";
import { StoreFields } from "../store-fields";
import { type StoreFormValues, storeForm, typedOf } from "../store-form-schema";
import { FormCard, StorePage } from "../store-page";
import { UnsavedChanges } from "../unsaved-changes";
import { useDirty } from "../use-dirty";
import type { Route } from "./+types/edit-store";
import { HoursFields } from "./hours-fields";
import { type ChosenPicture, PictureChoice } from "./picture-choice";
import { SendingDaysFields } from "./sending-days-fields";
import { ServicesFields } from "./services-fields";
import { useStoreNames } from "./store-names";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.edit.title") };

/** The own store's details; the address of another store is 404 (ruling 32). */
export default function EditStorePage({ params }: Route.ComponentProps) {
  return (
    <OwnStoreGate without="missing">
      {(store) =>
        params.id === String(store.id) ? <EditStore key={store.id} store={store} /> : <FailurePage missing />
      }
    </OwnStoreGate>
  );
}

function EditStore({ store }: { store: Versioned<OwnStore> }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const show = useObjectUrls();
  const saving = useSaveStore(store.id);
  const form = useForm<StoreFormValues, unknown, StoreInput>({
    resolver: zodResolver(storeForm),
    defaultValues: valuesOf(store),
  });
  const { logo = NO_PICTURE, cover = NO_PICTURE, photos = [] } = form.watch();
  const { isDirty, dirtyFields, errors } = form.formState;
  const activeChanged = Boolean(dirtyFields.isActive);
  const { dirty, settle } = useDirty(isDirty);
  const again = useSignInAgain();
  const meanwhile = useEditConflict({
    read: store,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: useStoreNames(),
  });
  const submit = useSubmit({
    form,
    send: async (input) => {
      await saving.mutateAsync(storeBody(input, { logo, cover, photos, activeChanged, version: meanwhile.version() }));
      settle();
      toast({ title: t("ownStore.saved"), tone: "done" });
      navigate(paths.storeDashboard);
    },
    isHandled: (error) => again.needed(error) || meanwhile.refused(error),
    failure: { title: t("ownStore.edit.failed"), text: t("common.tryAgain") },
    onInvalid: () => toast({ title: t("ownStore.formInvalid"), text: t("ownStore.formInvalidText"), tone: "wrong" }),
  });
  return (
    <StorePage title={t("ownStore.edit.title")}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <ChangedNotice question={meanwhile.question} />
        <StandingNotice store={store} />
        <ChangesNotice store={store} />
        <div className="grid gap-5 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <StoreFields form={form} />
            <FormCard title={t("ownStore.services.title")}>
              <Controller
                control={form.control}
                name="services"
                render={({ field }) => (
                  <ServicesFields services={field.value ?? []} errors={errors.services} onChange={field.onChange} />
                )}
              />
            </FormCard>
          </div>
          <div className="grid content-start gap-5">
            <FormCard title={t("ownStore.form.pictures")}>
              <div className="grid gap-5">
                <PictureChoice
                  label={t("ownStore.form.logo")}
                  picture={logo}
                  show={show}
                  onChange={(chosen) => form.setValue("logo", chosen, { shouldDirty: true })}
                  shape="square"
                />
                <PictureChoice
                  label={t("ownStore.form.cover")}
                  picture={cover}
                  show={show}
                  onChange={(chosen) => form.setValue("cover", chosen, { shouldDirty: true })}
                  shape="wide"
                />
                <fieldset className="min-w-0">
                  <legend className="mb-1.5 text-small font-semibold">{t("ownStore.form.photos")}</legend>
                  <p className="mb-2 text-small text-ink-soft">
                    {t("ownStore.form.photosHint", { most: STORE_PHOTOS_MAX })}
                  </p>
                  <PhotosField
                    photos={photos}
                    max={STORE_PHOTOS_MAX}
                    onChange={(chosen) => form.setValue("photos", chosen, { shouldDirty: true })}
                    ordered
                  />
                </fieldset>
              </div>
              <p className="mt-3 text-small text-ink-faint">{t("ownStore.form.pictureHint")}</p>
            </FormCard>
            <FormCard title={t("ownStore.form.hours")}>
              <Controller
                control={form.control}
                name="openingHours"
                render={({ field }) => (
                  <HoursFields
                    hours={field.value ?? {}}
                    onChange={field.onChange}
                    errorOf={(day) => {
                      const wrong = errors.openingHours?.[day];
                      return errorText(wrong?.open?.message ?? wrong?.close?.message ?? wrong?.message);
                    }}
                  />
                )}
              />
            </FormCard>
            <FormCard title={t("ownStore.form.sending")}>
              <Controller
                control={form.control}
                name="sendingDays"
                render={({ field }) => (
                  <SendingDaysFields
                    days={field.value ?? null}
                    onChange={field.onChange}
                    errorOf={(period, end) => errorText(errors.sendingDays?.closed?.[period]?.[end]?.message)}
                  />
                )}
              />
            </FormCard>
            {store.suspension ? null : (
              <FormCard title={t("ownStore.dashboard.status")}>
                <SwitchField
                  label={t("ownStore.form.active")}
                  hint={t("ownStore.form.activeHint")}
                  {...form.register("isActive")}
                />
              </FormCard>
            )}
          </div>
        </div>
        <div className="grid gap-3 sm:flex sm:justify-end">
          <Button type="submit" busy={saving.isPending} className="min-h-12 sm:order-last sm:min-w-56">
            {saving.isPending ? t("ownStore.saving") : t("ownStore.save")}
          </Button>
          <ButtonLink to={paths.storeDashboard} look="outline">
            {t("ownStore.cancel")}
          </ButtonLink>
        </div>
      </form>
      <UnsavedChanges dirty={dirty} />
      {again.sheet}
    </StorePage>
  );
}

const NO_PICTURE: ChosenPicture = { url: "" };

const TEXT_FIELDS = [...textNames(STORE_TEXTS), "address", "position", "phone", "email", ...STORE_DUTIES] as const;
type TextFieldName = (typeof TEXT_FIELDS)[number];

function valuesOf(store: OwnStore) {
  const {
    categoryId,
    name,
    mailOrderExempt,
    logoUrl,
    coverImageUrl,
    photoUrls,
    services,
    openingHours,
    sendingDays,
    isActive,
  } = store;
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, store[field]])) as Pick<OwnStore, TextFieldName>),
    categoryId: String(categoryId),
    name,
    mailOrderExempt,
    // What is requested stays requested if something else is changed.
    ...store.requestedChanges,
    logo: { url: logoUrl },
    cover: { url: coverImageUrl },
    photos: photoUrls.map((url) => ({ url })),
    services: services.map(typedOf),
    openingHours: openingHours as OpeningHours,
    sendingDays,
    isActive: isActive as boolean,
  };
}

interface Beside {
  logo: ChosenPicture;
  cover: ChosenPicture;
  photos: readonly ChosenPhoto[];
  /** Sent only if it changed: saving the phone must not open a store that an admin has closed. */
  activeChanged: boolean;
  version: string | undefined;
}

function storeBody(input: StoreInput, { logo, cover, photos, activeChanged, version }: Beside): FormData {
  const body = new FormData();
  if (version !== undefined) body.set("version", version);
  for (const field of ["name", ...TEXT_FIELDS] as const) body.set(field, input[field]);
  body.set("mailOrderExempt", String(input.mailOrderExempt));
  body.set("categoryId", String(input.categoryId));
  body.set("openingHours", JSON.stringify(input.openingHours));
  body.set("sendingDays", JSON.stringify(input.sendingDays));
  body.set("services", JSON.stringify(input.services));
  const files = photos.flatMap(({ file }) => file ?? []);
  body.set("photoUrls", JSON.stringify(photos.map(({ url, file }) => (file ? `new:${files.indexOf(file)}` : url))));
  for (const file of files) body.append("photos", file);
  if (activeChanged) body.set("isActive", String(input.isActive));
  if (logo.file) body.set("logo", logo.file);
  else body.set("logoUrl", logo.url);
  if (cover.file) body.set("cover", cover.file);
  else body.set("coverImageUrl", cover.url);
  return body;
}
