import {
  createStep,
  createWorkflow,
  type StepFunction,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { createBankAccountStep } from "@zakh/bank-transfer/workflows/steps/create-bank-account";
import { deleteBankAccountStep } from "@zakh/bank-transfer/workflows/steps/delete-bank-account";
import { setDefaultBankAccountStep } from "@zakh/bank-transfer/workflows/steps/set-default-bank-account";
import { updateBankAccountStep } from "@zakh/bank-transfer/workflows/steps/update-bank-account";
import { shopPool } from "@zakh/kit/database/pool";
import { createMediaItemsStep } from "@zakh/site-settings/workflows/steps/create-media-items";
import { createNavigationItemStep } from "@zakh/site-settings/workflows/steps/create-navigation-item";
import { deleteMediaItemStep } from "@zakh/site-settings/workflows/steps/delete-media-item";
import { deleteNavigationItemStep } from "@zakh/site-settings/workflows/steps/delete-navigation-item";
import { deleteSiteContentStep } from "@zakh/site-settings/workflows/steps/delete-site-content";
import { orderNavigationStep } from "@zakh/site-settings/workflows/steps/order-navigation";
import { setFooterStep } from "@zakh/site-settings/workflows/steps/set-footer";
import { setSiteContentStep } from "@zakh/site-settings/workflows/steps/set-site-content";
import { setSiteSettingStep } from "@zakh/site-settings/workflows/steps/set-site-setting";
import { updateNavigationItemStep } from "@zakh/site-settings/workflows/steps/update-navigation-item";
import { beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

const TABLES = ["bank_account", "navigation_item", "site_setting", "site_content", "footer_setting", "media_library"];
const ACCOUNT = { bankName: "Туршилт", accountNumber: "1", accountHolder: "Т", isDefault: false, isActive: true };

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

/** Every row of the tables, without `updated_at`. */
async function rows(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows: those } = await shopPool().query(
      `SELECT to_jsonb(t) - 'updated_at' AS row FROM ${table} t WHERE deleted_at IS NULL ORDER BY id`,
    );
    found[table] = those.map(({ row }) => row);
  }
  return found;
}

const failStep = createStep("fail-after-a-settings-step", async () => {
  throw new Error("made to fail");
});

let counter = 0;

/** Runs one step, checks that it wrote, and makes the workflow fail after it. */
async function undone<T>(
  step: StepFunction<T, unknown>,
  input: T,
): Promise<{ before: unknown; meanwhile: unknown; after: unknown }> {
  const before = await rows();
  let meanwhile: unknown;
  counter += 1;
  const look = createStep(`look-${counter}`, async () => {
    meanwhile = await rows();
  });
  const workflow = createWorkflow(`undo-settings-${counter}`, (given: WorkflowData<T>) => {
    step(given);
    look();
    failStep();
    return new WorkflowResponse(undefined);
  });
  await expect(workflow(commerce.container).run({ input })).rejects.toThrow("made to fail");
  return { before, meanwhile, after: await rows() };
}

async function numberOf(table: string, where: string): Promise<number> {
  const { rows: found } = await shopPool().query<{ number: number }>(
    `SELECT number FROM ${table} WHERE deleted_at IS NULL AND ${where} ORDER BY number LIMIT 1`,
  );
  const [row] = found;
  if (!row) throw new Error(`No row of ${table} where ${where}`);
  return row.number;
}

async function expectUndone<T>(step: StepFunction<T, unknown>, input: T): Promise<void> {
  const { before, meanwhile, after } = await undone(step, input);
  expect(meanwhile).not.toEqual(before);
  expect(after).toEqual(before);
}

describe("a step of bank accounts undoes its writes", () => {
  it("when an account was created, as the default too", async () => {
    await expectUndone(createBankAccountStep, ACCOUNT);
    await expectUndone(createBankAccountStep, { ...ACCOUNT, isDefault: true });
  });

  it("when one was changed, made the default, or deleted", async () => {
    const number = await numberOf("bank_account", "NOT is_default AND is_active");
    await expectUndone(updateBankAccountStep, { number, change: { bankName: "Өөр", isActive: false } });
    await expectUndone(updateBankAccountStep, { number, change: { bankName: "Өөр", isDefault: true } });
    await expectUndone(setDefaultBankAccountStep, { number });
    await expectUndone(deleteBankAccountStep, { number });
  });
});

describe("a step of the site's settings undoes its writes", () => {
  it("when a menu entry was added, changed, reordered or deleted", async () => {
    const parent = await numberOf("navigation_item", "id IN (SELECT parent_id FROM navigation_item)");
    const other = await numberOf("navigation_item", "url = '/contact'");
    await expectUndone(createNavigationItemStep, { title: "Туршилт", url: "/", parentId: parent });
    await expectUndone(updateNavigationItemStep, {
      number: other,
      change: { title: "Өөр", parentId: parent, order: 7 },
    });
    await expectUndone(orderNavigationStep, { numbers: [other, parent] });
    await expectUndone(deleteNavigationItemStep, { number: parent });
  });

  it("when a setting, the footer or content was written, new or not", async () => {
    await expectUndone(setSiteSettingStep, { name: "shipping-fee", values: { value: "123" } });
    await expectUndone(setFooterStep, {
      companyName: "Өөр",
      description: "",
      address: "",
      phone: "",
      email: "a@b.mn",
      copyrightText: "",
      socialLinks: { facebook: "https://a.mn" },
      quickLinks: [{ title: "а", url: "/" }],
      logoUrl: "/logo.png",
    });
    await expectUndone(setSiteContentStep, { key: "test-undo", title: "Шинэ" });
    await expectUndone(setSiteContentStep, { key: "hero", title: "Өөр", active: false });
    await expectUndone(deleteSiteContentStep, { key: "hero" });
  });

  it("when pictures were added to the library, or one was removed", async () => {
    const picture = { name: "а.png", type: "image/png", url: "/static/img/undo_000000_4x3.webp", size: 5 };
    await expectUndone(createMediaItemsStep, [picture, { ...picture, name: "б.png" }]);
    const { rows: added } = await shopPool().query<{ number: number }>(
      `INSERT INTO media_library (id, name, type, url, size) VALUES ('media_undo', 'в', 'image/png', $1, 5) RETURNING number`,
      [picture.url],
    );
    await expectUndone(deleteMediaItemStep, { number: added[0]?.number ?? 0, confirmed: false });
    await shopPool().query("DELETE FROM media_library WHERE id = 'media_undo'");
  });
});
