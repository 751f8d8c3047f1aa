import { screen, waitFor } from "@testing-library/react";
import { LANGUAGES } from "@zakh/kit/contract";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { CATALOGUES } from "./catalogues";
import notLoaded from "./not-loaded.json";
import { useTexts } from "./text";

function Saving() {
  const { t } = useTexts();
  return <p>{t("save")}</p>;
}

const lost = () => Promise.reject(new TypeError("Importing a module script failed."));

it.each(LANGUAGES)(
  "texts that a weak network has lost are loaded again by a button, which says so in %s",
  async (language) => {
    const { texts } = await CATALOGUES[language]();
    vi.spyOn(CATALOGUES, language).mockImplementationOnce(lost);
    const { person } = await renderScreen(<Saving />, { language });
    expect(await screen.findByRole("alert")).toHaveProperty(
      "innerText",
      expect.stringContaining(texts["screen.failedHint"] ?? ""),
    );
    await person.click(screen.getByRole("button", { name: texts.retry }));
    await screen.findByText(texts.save ?? "");
  },
);

it.each([
  ["the connection is back", () => window.dispatchEvent(new Event("online"))],
  ["the page is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("lost texts are loaded again when %s", async (_, happens) => {
  vi.spyOn(CATALOGUES, "mn").mockImplementationOnce(lost).mockImplementationOnce(lost);
  await renderScreen(<Saving />);
  await screen.findByRole("alert");
  happens();
  await waitFor(() => expect(CATALOGUES.mn).toHaveBeenCalledTimes(2));
  await screen.findByRole("alert");
  // The second load must have ended before a third one begins.
  await waitFor(() => {
    happens();
    expect(vi.mocked(CATALOGUES.mn).mock.calls.length).toBeGreaterThan(2);
  });
  await screen.findByText("Хадгалах");
});

it.each(LANGUAGES)("what is said without the texts is said as with them, in %s", async (language) => {
  expect((await CATALOGUES[language]()).texts).toMatchObject(notLoaded[language]);
});
