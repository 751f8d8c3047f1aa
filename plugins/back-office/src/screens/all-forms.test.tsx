import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { type FormSettingName, type SettingName, settingRow } from "@zakh/site-settings/contract";
import { expect, it, onTestFinished } from "vitest";
import mn from "./i18n/mn.json";
import { type OwnPath, SCREEN_ROWS, settingTexts } from "./screen-rows.mjs";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { type Answer, openScreen } from "./testing/render-screen.testing";

const texts: Record<string, string> = mn;

interface Form {
  /** With its query. */
  path: string;
  /** The button that opens it in a drawer. */
  opens?: string;
  /** The field to type in, or the switch to press. */
  field: string;
  types?: string;
  isSwitch?: boolean;
  /** Other required fields. */
  also?: Record<string, string>;
  /** The setting that it changes, the name of the field, and what somebody else has made of it. */
  setting?: SettingName;
  key?: string;
  theirs?: unknown;
}

/** The form of each screen that has one; null for a screen without. A new screen is missing here until it is one of the two. */
const FORM_OF: Record<OwnPath, (Omit<Form, "path"> & { query?: string }) | null> = {
  "": null,
  orders: null,
  // It is no form of fields, and has tests of its own.
  "orders/new": null,
  transfers: null,
  picking: null,
  sending: null,
  "cash-receipts": null,
  returns: null,
  month: null,
  products: { query: "?new=true", field: "Нэр *", also: { "Үнэ (₩) *": "15000" } },
  users: null,
  // Its form stands at each complaint; `claims-screen.test.tsx` has it.
  claims: null,
  // Its forms stand at each review; `reviews-screen.test.tsx` has them.
  reviews: null,
  // Its form stands at a lot; `recalls-screen.test.tsx` has it.
  recalls: null,
  categories: { opens: "Шинэ ангилал", field: "Нэр" },
  "service-categories": { opens: "Ангилал нэмэх", field: "Нэр" },
  "meal-kits": { opens: "Багц нэмэх", field: "Нэр", also: { "Багцын үнэ (₩)": "15000" } },
  stores: null,
  // Its forms stand at a store; `store-books-screen.test.tsx` has them.
  "store-books": null,
  media: null,
  navigation: { opens: "Шинэ цэс", field: "Нэр", also: { URL: "/contact" } },
  "hero-settings": { field: "Гарчиг", setting: "hero", key: "title" },
  "logo-settings": {
    field: "Зургийн хаяг (URL)",
    types: "/static/half-typed.webp",
    setting: "logo",
    key: "logoUrl",
    theirs: "/static/theirs.webp",
  },
  "footer-settings": { field: "Компанийн нэр", setting: "footer", key: "companyName" },
  // Its form is read when it opens; `legal-screen.test.tsx` has it.
  legal: null,
  "bank-accounts": {
    opens: "Шинэ данс",
    field: "Банкны нэр",
    also: { "Дансны дугаар": "123-456", "Данс эзэмшигч": "Зах" },
  },
  "closed-days": {
    opens: "Амралт нэмэх",
    field: mn["closedDays.to"],
    types: "2099-01-02",
    also: { [mn["closedDays.from"]]: "2099-01-01", [mn["closedDays.text"]]: "Амарна" },
  },
  islands: {
    opens: "Газар нэмэх",
    field: "Нэр",
    also: { [mn["islands.from"]]: "99990", [mn["islands.to"]]: "99999", [mn["islands.surcharge"]]: "3000" },
  },
  couriers: { opens: "CJ대한통운 засах", field: "Нэр" },
  staff: { opens: "Ажилтан урих", field: "Овог нэр", also: { Имэйл: "new@example.com" } },
  "failed-jobs": null,
  "missed-searches": null,
};

/** What is typed into a field of a setting, by its kind, and what somebody else has made of it; a switch is pressed. */
const TYPED: Partial<Record<string, Pick<Form, "types" | "theirs">>> = {
  won: { types: "4321", theirs: "5000" },
  number: { types: "8", theirs: 9 },
  email: { types: "half@typed.mn", theirs: "other@typed.mn" },
};

/** The form of a setting that is made of its row: its first field that can be typed in, else its first switch. */
function settingForm(path: string, setting: FormSettingName): Form {
  const fields = Object.entries(settingRow(setting).fields ?? {});
  const [key, field] = fields.find(([, { kind }]) => ["won", "number", "text"].includes(kind)) ?? fields[0] ?? [];
  if (!key || !field) throw new Error(`${setting} has no fields`);
  const kind = ("inputMode" in field && field.inputMode) || field.kind;
  const label = texts[`${settingTexts(setting)}.${key}`] ?? key;
  return { path, setting, key, field: label, ...TYPED[kind], isSwitch: kind === "switch" };
}

const FORMS: Form[] = SCREEN_ROWS.flatMap(({ path, setting }) => {
  if (setting) return settingForm(path, setting);
  const form = FORM_OF[path as OwnPath];
  return form ? { ...form, path: path + (form.query ?? "") } : [];
});

/** What is typed where the form does not ask for something else. */
const TYPES = "Хагас бичсэн";

/** Opens a form and types into it. Returns what checks that it is still there. */
async function typeInto({ opens, field, types = TYPES, also = {}, isSwitch }: Form, person: UserEvent) {
  if (opens) {
    const opener = await screen.findByRole<HTMLButtonElement>("button", { name: opens });
    await waitFor(() => expect(opener.disabled).toBe(false));
    await person.click(opener);
  }
  if (isSwitch) {
    const pressed = await screen.findByRole("switch", { name: (name) => name.startsWith(field) });
    await person.click(pressed);
    const checked = pressed.getAttribute("aria-checked");
    return () => {
      expect(pressed.isConnected).toBe(true);
      expect(pressed.getAttribute("aria-checked")).toBe(checked);
    };
  }
  const [typed] = await screen.findAllByLabelText<HTMLInputElement>(field);
  if (!typed) throw new Error(`There is no ${field}`);
  fireEvent.change(typed, { target: { value: types } });
  for (const [label, value] of Object.entries(also)) {
    const [other] = screen.getAllByLabelText(label);
    if (other) fireEvent.change(other, { target: { value } });
  }
  return () => {
    expect(typed.isConnected).toBe(true);
    expect(typed.value).toBe(types);
  };
}

/** The button of a form, which in an invitation says that it is sent. */
function save(): HTMLElement {
  const button = screen.getAllByRole("button", { name: (name) => [mn.save, mn["staff.invite"]].includes(name) }).at(-1);
  if (!button) throw new Error("There is no button to save");
  return button;
}

it.each(FORMS.map((form) => [form.path, form] as const))(
  "the form of /%s keeps what was typed when the server breaks down and when the session has ended, and asks before it is lost",
  async (_path, form) => {
    let authenticated = true;
    const { person, calls, goTo, address } = await openScreen(form.path, {
      answers: {
        ...EMPTY_SHOP,
        "GET /api/admin/check-auth": () => ({ json: { authenticated } }),
        "POST /api/admin/login": () => {
          authenticated = true;
          return { json: {} };
        },
        "*": () => ({ status: authenticated ? 500 : 401 }),
      },
    });
    const stays = await typeInto(form, person);
    await person.click(save());
    const toast = await screen.findByText(mn.error);
    expect(calls.filter(({ name }) => !name.startsWith("GET"))).toHaveLength(1);
    stays();
    await person.click(within(toast.closest("li") as HTMLElement).getByRole("button"));
    await waitFor(() => expect(screen.queryByText(mn.error)).toBe(null));

    authenticated = false;
    await person.click(save());
    const again = await screen.findByRole("alertdialog");
    // The dialog says it, and nothing else does.
    expect(screen.queryByText(mn.error)).toBe(null);
    fireEvent.change(within(again).getByLabelText(mn["login.username"]), { target: { value: "admin" } });
    fireEvent.change(within(again).getByLabelText(mn["login.password"]), { target: { value: "secret" } });
    await person.click(within(again).getByRole("button", { name: mn["login.submit"] }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
    stays();
    expect(screen.queryByText(mn.error)).toBe(null);

    const before = address();
    await goTo("/admin/before");
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: mn["unsaved.stay"] }),
    );
    expect(address()).toBe(before);
    stays();
    await goTo("/admin/before");
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: mn["unsaved.leave"] }),
    );
    await waitFor(() => expect(address()).toBe("/admin/before"));
  },
);

it.each(FORMS.flatMap((form) => (form.opens ? [[form.path, form] as const] : [])))(
  "the drawer of /%s is one that Back closes, as Escape and its button do, and leaves nothing to go back from",
  async (_path, form) => {
    const { person, goTo, address } = await openScreen(form.path, { answers: EMPTY_SHOP });
    const open = async () => {
      const opener = await screen.findByRole<HTMLButtonElement>("button", { name: form.opens });
      await waitFor(() => expect(opener.disabled).toBe(false));
      await person.click(opener);
      return screen.findByRole("dialog");
    };
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
    await person.click(within(await open()).getByRole("button", { name: mn.cancel }));
    await closed();
    expect((await open()).matches("[data-back-closes][data-state=open]")).toBe(true);
    await person.keyboard("{Escape}");
    await closed();
    await goTo(-1);
    await waitFor(() => expect(address()).toBe("/admin/before"));
  },
);

it.each(FORMS.flatMap((form) => (form.opens ? [[form.path, form] as const] : [])))(
  "the drawer of /%s refuses what is empty without a call, and asks before what was typed is lost",
  async (_path, form) => {
    const { person, calls } = await openScreen(form.path, { answers: EMPTY_SHOP });
    const stays = await typeInto(form, person);
    await person.click(screen.getByRole("button", { name: mn.cancel }));
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: mn["unsaved.stay"] }),
    );
    stays();
    const field = screen.getAllByLabelText(form.field)[0] as HTMLInputElement;
    fireEvent.change(field, { target: { value: "" } });
    await person.click(save());
    await screen.findByText(mn["form.invalid"]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(calls.filter(({ name }) => !name.startsWith("GET"))).toEqual([]);
    fireEvent.change(field, { target: { value: "1" } });
    await person.keyboard("{Escape}");
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: mn["unsaved.leave"] }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  },
);

it.each(FORMS.flatMap((form) => (form.setting && !form.isSwitch ? [[form.path, form] as const] : [])))(
  "the form of /%s asks where somebody else has changed the same field meanwhile, and then saves",
  async (_path, form) => {
    const { setting, key = "", theirs = "Өөр хүнийх", types = TYPES } = form;
    const name = `PUT /api/settings/${setting}`;
    let present: Record<string, unknown> = {
      ...((EMPTY_SHOP[`GET /api/settings/${setting}`] as Answer).json as object),
    };
    const { person, callsOf } = await openScreen(form.path, {
      answers: {
        ...EMPTY_SHOP,
        [name]: ({ body }) => {
          const sent = body instanceof FormData ? Object.fromEntries(body) : (body as Record<string, unknown>);
          if (sent.version !== present.version)
            return { status: 409, json: { code: "changed_meanwhile", message: "", present } };
          present = { ...present, [key]: types, version: "3" };
          return { json: present };
        },
      },
    });
    present = { ...present, [key]: theirs, version: "2" };
    await typeInto(form, person);
    await person.click(save());
    const field = () => screen.getAllByLabelText<HTMLInputElement>(form.field)[0];
    const notice = async () => (await screen.findByText(mn["meanwhile.title"])).closest("[role=alert]") as HTMLElement;
    await person.click(within(await notice()).getByRole("button", { name: mn["meanwhile.load"] }));
    await waitFor(() => expect(screen.queryByText(mn["meanwhile.title"])).toBe(null));
    expect(field()?.value).toBe(String(theirs));

    present = { ...present, [key]: theirs, version: "2b" };
    const stays = await typeInto(form, person);
    present = { ...present, [key]: typeof theirs === "number" ? 11 : `${theirs}0`, version: "2c" };
    await person.click(save());
    const again = await notice();
    stays();
    await person.click(within(again).getByRole("button", { name: mn["meanwhile.save"] }));
    await screen.findByText(mn.saved);
    await waitFor(stays);
    // It goes on from what was saved.
    await typeInto({ ...form, types: String(theirs) }, person);
    await person.click(save());
    await waitFor(() => expect(callsOf(name)).toHaveLength(4));
    expect(screen.queryByText(mn["meanwhile.title"])).toBe(null);
  },
);

it("a press on a dialog that has just come over a drawer closes nothing, and one beside it asks", async () => {
  const { person } = await openScreen("categories", { answers: EMPTY_SHOP });
  await typeInto({ path: "categories", opens: "Шинэ ангилал", field: "Нэр" }, person);
  const press = async (role: string) => {
    const above = document.body.appendChild(document.createElement("div"));
    above.setAttribute("role", role);
    onTestFinished(() => above.remove());
    await person.click(above);
  };
  await press("alertdialog");
  expect(screen.queryByText(mn["unsaved.title"])).toBe(null);
  await press("note");
  await person.click(await screen.findByRole("button", { name: mn["unsaved.stay"] }));
});

it("a refusal's toast gives way to the success that follows it", async () => {
  const { person } = await openScreen("hero-settings", {
    answers: { ...EMPTY_SHOP, "PUT /api/settings/hero": { json: { ...settingRow("hero").default, version: "2" } } },
  });
  const [heading] = await screen.findAllByLabelText("Гарчиг");
  if (!heading) throw new Error("There is no heading");
  fireEvent.change(heading, { target: { value: "" } });
  await person.click(save());
  await screen.findByText(mn["form.invalid"]);
  fireEvent.change(heading, { target: { value: "Гарчиг" } });
  await person.click(save());
  await screen.findByText(mn.saved);
  await waitFor(() => expect(screen.queryByText(mn["form.invalid"])).toBe(null));
});
