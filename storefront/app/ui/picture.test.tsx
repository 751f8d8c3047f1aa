import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const shown = (url: string) => renderToStaticMarkup(<Picture url={url} alt="Бууз" name="Бууз" sizes="96px" />);

it("shows an upload, and a chosen file that is not sent yet", () => {
  for (const url of ["/static/img/a.webp", "blob:http://localhost:3000/6f1c"])
    expect(shown(url)).toContain(`src="${url}"`);
});

it("shows the name where there is no picture", () => {
  for (const url of ["", "javascript:alert(1)", "data:image/png;base64,AA"]) {
    expect(shown(url)).not.toContain("<img");
    expect(shown(url)).toContain(">Бууз<");
  }
});
