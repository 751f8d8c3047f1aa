import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer, { MulterError } from "multer";
import type { ZodType } from "zod";
import { PICTURE_MAX_BYTES } from "../contract";
import { ApiError } from "../errors/api-error";
import type { PictureType } from "../uploads/picture-type";
import type { ReceivedDocument, UploadedFile } from "../uploads/uploaded-file";
import { FormFiles, type WithUploads } from "./form-files";
import { receiveForm } from "./receive-form";
import { senderOf } from "./request-sender";
import { parseInput } from "./validate";

/** Maximum size of one text field, and of all of them together, in bytes. */
const FIELD_MAX_BYTES = 256 * 1024;
const FIELDS_MAX_BYTES = 1024 * 1024;
const FIELDS_MAX = 50;
/** Maximum size of all files of one form, in bytes. They are in memory until all of them have been checked. */
const FILES_MAX_BYTES = 30 * 1024 * 1024;

export interface FileField {
  maxFiles: number;
  /**
   * Accepted types of pictures, detected from the bytes; the file's name and declared type do not count (ruling 28).
   * `document`: any bytes, which whoever takes them checks.
   */
  accepts: readonly PictureType[] | "document";
}

/** A multipart body: its file parts, and its text fields as one schema. */
export interface FormDefinition {
  files: Record<string, FileField>;
  fields: ZodType;
  /** Text fields that contain JSON; parsed before `fields` validates them. */
  json?: readonly string[];
}

export type AccountOf = (request: MedusaRequest) => { id: string; isAdmin: boolean } | undefined;

/** The files of one part, in the order they were sent; empty when there are none. */
export function filesOf(request: MedusaRequest, part: string): UploadedFile[] {
  return (request as WithUploads).uploads?.[part] ?? [];
}

/** The same for parts that accept documents. */
export function documentsOf(request: MedusaRequest, part: string): ReceivedDocument[] {
  return (request as WithUploads).documents?.[part] ?? [];
}

/**
 * Reads a multipart body: files for `filesOf`, text fields through their schema to `request.validatedBody`. A JSON body
 * with the same fields and no files is accepted too. One file too many, too large (413) or of another type (415)
 * refuses all files before anything is written (spec §5). `receiveForm` limits all senders together. 429 beyond the
 * account's daily quota.
 */
export function readForm(
  { files: allowed, fields, json = [] }: FormDefinition,
  accountOf: AccountOf = () => undefined,
) {
  const maxFiles = Object.values(allowed).reduce((sum, field) => sum + field.maxFiles, 0);
  // Leaves room for one picture more than allowed, so that the error can name the picture that is too large or too
  // many.
  const bodyMaxBytes = Math.min((maxFiles + 1) * PICTURE_MAX_BYTES, FILES_MAX_BYTES) + FIELDS_MAX_BYTES;
  const limits = {
    files: maxFiles + 1,
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
        // Otherwise a file whose name ends with a slash would have no name, and be dropped.
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
      const release = await receiveForm({ request, response, sender, maxBytes: bodyMaxBytes, parse });
      // A form without files needs little memory, so it may wait for a product's lock without a slot.
      if (files.isEmpty) release();
    } else if (request.is("application/json") === false) {
      throw new ApiError(415, "media_type_unsupported");
    } else if (Array.isArray(request.body)) {
      // An array's indexes would be read as field names.
      throw new ApiError(400, "body_invalid");
    }
    Object.assign(request, await files.sorted(sender));
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

/** Converts multer's own errors: too many or too long text fields, or a malformed form. */
function asRefusal(error: unknown): ApiError {
  const tooLong = error instanceof MulterError && /^LIMIT_(PART_COUNT|FIELD_(KEY|VALUE|COUNT))$/.test(error.code);
  return tooLong ? new ApiError(413, "body_too_large") : new ApiError(400, "body_invalid");
}
