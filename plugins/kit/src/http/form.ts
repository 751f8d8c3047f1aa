import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer, { MulterError } from "multer";
import type { ZodType } from "zod";
import { PICTURE_MAX_BYTES } from "../contract";
import { ApiError } from "../errors/api-error";
import type { PictureType } from "../uploads/picture-type";
import type { UploadedFile } from "../uploads/uploaded-file";
import { FormFiles, type WithUploads } from "./form-files";
import { receiveForm } from "./receive-form";
import { senderOf } from "./request-sender";
import { parseInput } from "./validate";

/** The largest text field of a form, and all of them together, in bytes. */
const FIELD_MAX_BYTES = 256 * 1024;
const FIELDS_MAX_BYTES = 1024 * 1024;
const FIELDS_MAX = 50;
/** What the files of one form may come to, in bytes: they are in memory until all of them have been judged. */
const FILES_MAX_BYTES = 30 * 1024 * 1024;

/** A file part of a form. */
export interface FileField {
  /** How many files it may carry in all. */
  most: number;
  /** What the bytes may be, whatever the file's name and declared type say (ruling 28). */
  accepts: readonly PictureType[];
}

/** A multipart body: its file parts, and its text fields as one schema. */
export interface FormDefinition {
  files: Record<string, FileField>;
  fields: ZodType;
  /** Text fields that carry JSON; parsed before `fields` sees them. */
  json?: readonly string[];
}

/** The account that a request belongs to, by its id. */
export type AccountOf = (request: MedusaRequest) => { id: string; isAdmin: boolean } | undefined;

/** The files of one part, in the order they were sent; empty when none came. */
export function filesOf(request: MedusaRequest, part: string): UploadedFile[] {
  return (request as WithUploads).uploads?.[part] ?? [];
}

/**
 * Reads a multipart body: files to `filesOf`, text fields through their schema to `request.validatedBody`. A JSON body
 * with the same fields and no files is taken too. One file that is too many, too large (413) or of another kind (415)
 * refuses the whole selection, before anything is written (spec §5). What all senders send at once is bounded: see
 * `receiveForm`. 429 beyond the account's quota of the day.
 */
export function readForm(
  { files: allowed, fields, json = [] }: FormDefinition,
  accountOf: AccountOf = () => undefined,
) {
  const most = Object.values(allowed).reduce((sum, field) => sum + field.most, 0);
  // One picture more than allowed still fits, so that the one that is too large or too many can be named.
  const bodyMaxBytes = Math.min((most + 1) * PICTURE_MAX_BYTES, FILES_MAX_BYTES) + FIELDS_MAX_BYTES;
  const limits = {
    files: most + 1,
    fields: FIELDS_MAX,
    fieldSize: FIELD_MAX_BYTES,
    fieldNameSize: 100,
    fieldNestingDepth: 0,
  };

  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const files = new FormFiles(allowed);
    const sender = senderOf(request, response, accountOf(request));
    if (request.is("multipart/form-data")) {
      const receive = multer({
        storage: files.storage,
        defParamCharset: "utf8",
        // Or a name that ends as a folder does would be none, and its file thrown away.
        preservePath: true,
        fileFilter: (_request, file, done) => done(null, files.admits(file.fieldname)),
        limits,
      }).any();
      const parse = () =>
        new Promise<void>((resolve, reject) => {
          receive(request as never, response as never, (error: unknown) =>
            error ? reject(files.refused ?? asRefusal(error)) : resolve(),
          );
        });
      const leave = await receiveForm({ request, response, sender, maxBytes: bodyMaxBytes, parse });
      // Without files it takes no memory to speak of. Many that wait for one product then wait for the product alone.
      if (files.isEmpty) leave();
    } else if (request.is("application/json") === false) {
      throw new ApiError(415, "media_type_unsupported");
    } else if (Array.isArray(request.body)) {
      // Its places would pass for fields.
      throw new ApiError(400, "body_invalid");
    }
    (request as WithUploads).uploads = await files.sorted(sender);
    request.validatedBody = parseInput(fields, parseJsonFields((request.body ?? {}) as Record<string, unknown>, json));
    next();
  };
}

function parseJsonFields(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const parsed: Record<string, unknown> = { ...body };
  for (const name of names) {
    const text = parsed[name];
    if (typeof text !== "string") continue;
    try {
      parsed[name] = JSON.parse(text);
    } catch {
      throw new ApiError(400, "validation_failed", { fields: { [name]: "json_invalid" } });
    }
  }
  return parsed;
}

/** What multer refuses by itself: text fields that are too many or too long, or no form at all. */
function asRefusal(error: unknown): ApiError {
  const tooLong = error instanceof MulterError && /^LIMIT_(PART_COUNT|FIELD_(KEY|VALUE|COUNT))$/.test(error.code);
  return tooLong ? new ApiError(413, "body_too_large") : new ApiError(400, "body_invalid");
}
