import { keepSharedFile, SHARE_ADDRESS, SHARED_PARAMETER } from "@zakh/back-office/screens/shared-file";

/** Keeps what was shared with the installed shop, and leads to the screen that reads it, or says that nothing is there. */
export async function keepShared({ request }: { request: Request }): Promise<Response> {
  await request
    .formData()
    .then(keepSharedFile)
    .catch(() => {});
  return Response.redirect(`${SHARE_ADDRESS}?${SHARED_PARAMETER}=1`, 303);
}
