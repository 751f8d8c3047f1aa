import { cleanup, screen } from "@testing-library/react";
import { it } from "vitest";
import { useAdminSession, useStaffRole } from "../resources/session";
import { renderScreen } from "../testing/render-screen.testing";

function Role() {
  useAdminSession();
  return <p>{useStaffRole()}</p>;
}

it("a page without a network has the menu of whoever was signed in last", async () => {
  await renderScreen(<Role />, {
    answers: {
      "GET /api/admin/check-auth": {
        json: { authenticated: true },
        headers: { "X-Staff-Role": "packer" },
      },
    },
  });
  await screen.findByText("packer");
  cleanup();
  await renderScreen(<Role />, { answers: { "GET /api/admin/check-auth": null } });
  await screen.findByText("packer");
});
