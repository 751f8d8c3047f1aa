import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { z } from "zod";
import {
  MEDIA_UPLOAD_MAX,
  mediaDeletionQuery,
  mediaItems,
  mediaQuery,
  mediaUpload,
  mediaUsage,
  picturesQuery,
  shopPictures,
} from "../contract";

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
  },
  {
    method: "GET",
    path: "/api/admin/pictures",
    role: "admin",
    summary:
      "Every picture of the shop, those of the library and those in use, with what uses it; in pages with limit and offset, with the total in X-Total-Count.",
    query: picturesQuery,
    answer: shopPictures,
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
  },
  {
    method: "DELETE",
    path: "/api/media/:id",
    role: "admin",
    summary: "Removes a picture from the library; one in use only with confirm=true. Its users continue to show it.",
    query: mediaDeletionQuery,
    status: 204,
    refusals: { 400: ["id_invalid"], 404: ["media_not_found"], 409: ["media_in_use"] },
  },
  {
    method: "GET",
    path: "/api/media/:id/usage",
    role: "admin",
    summary: "The users of the picture.",
    query: pageQuery,
    answer: mediaUsage,
    refusals: { 404: ["media_not_found"] },
  },
];
