import { sendList, sendPage } from "@zakh/kit/cache/send-list";
import { pageQuery } from "@zakh/kit/contract";
import { findPictureUsers } from "@zakh/kit/database/picture-uses";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { filesOf } from "@zakh/kit/http/form";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { z } from "zod";
import {
  MEDIA_UPLOAD_MAX,
  type MediaDeletionQuery,
  type MediaQuery,
  mediaDeletionQuery,
  mediaItems,
  mediaQuery,
  mediaUpload,
  mediaUsage,
  type PicturesQuery,
  picturesQuery,
  shopPictures,
} from "../contract";
import { findMediaItem, findMediaItems, listMedia } from "../read-models/media";
import { listPictures } from "../read-models/pictures";
import { createMediaItemsWorkflow } from "../workflows/create-media-items";
import { deleteMediaItemWorkflow } from "../workflows/delete-media-item";
import { uploadPictures } from "./upload-pictures";

/** Calls of the picture library. */
export const mediaCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/media",
    role: "admin",
    summary:
      "The picture library by search and sort order; in pages with limit and offset, with the total in X-Total-Count.",
    query: mediaQuery,
    answer: mediaItems,
    handler: async (request, response) => {
      const query = request.validatedQuery as MediaQuery;
      const { items, total } = await listMedia(shopPool(), query);
      sendPage(request, response, items, total);
    },
  },
  {
    method: "GET",
    path: "/api/admin/pictures",
    role: "admin",
    summary:
      "Every picture of the shop, those of the library and those in use, with what uses it; in pages with limit and offset, with the total in X-Total-Count.",
    query: picturesQuery,
    answer: shopPictures,
    handler: async (request, response) => {
      const { rows, total } = await listPictures(shopPool(), request.validatedQuery as PicturesQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "POST",
    path: "/api/media/upload",
    role: "admin",
    summary: "Uploads a picture and returns it; several at once are returned as a list.",
    form: { files: { file: { maxFiles: MEDIA_UPLOAD_MAX, accepts: PICTURE_TYPES } }, fields: z.object({}) },
    status: 201,
    answer: mediaUpload,
    refusals: { 400: ["image_broken"] },
    handler: async (request, response) => {
      const input = await uploadPictures(filesOf(request, "file"));
      const { result } = await createMediaItemsWorkflow(request.scope).run({ input });
      const items = await findMediaItems(shopPool(), result);
      response.status(201).json(items.length === 1 ? items[0] : items);
    },
  },
  {
    method: "DELETE",
    path: "/api/media/:id",
    role: "admin",
    summary: "Removes a picture from the library; one in use only with confirm=true. Its users continue to show it.",
    query: mediaDeletionQuery,
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["media_not_found"], 409: ["media_in_use"] },
    handler: async (request) => {
      const { confirm } = request.validatedQuery as MediaDeletionQuery;
      const input = { number: writeId(request.params.id), confirmed: confirm === "true" };
      await deleteMediaItemWorkflow(request.scope).run({ input });
    },
  },
  {
    method: "GET",
    path: "/api/media/:id/usage",
    role: "admin",
    summary: "The users of the picture.",
    query: pageQuery,
    answer: mediaUsage,
    refusals: { 404: ["media_not_found"] },
    handler: async (request, response) => {
      const item = await findMediaItem(shopPool(), readId(request.params.id, "media_not_found"));
      if (!item) throw new ApiError(404, "media_not_found");
      sendList(request, response, await findPictureUsers(shopPool(), item.url));
    },
  },
];
