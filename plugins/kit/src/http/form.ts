import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer, { MulterError } from "multer";
import type { ZodType } from "zod";
import { type PictureType, pictureType } from "../upload/picture-type";
import { ApiError } from "./api-error";
import { refusal } from "./validate";

/** The largest picture that may be uploaded, in bytes (spec §9: 5 MB). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** The largest text field of a form, in bytes. */
const FIELD_MAX_BYTES = 256 * 1024;
const FIELDS_MAX = 50;

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

/** A file that has arrived whole and is what it claims to be. */
export interface UploadedFile {
  /** The name it had with its sender; to be shown, never to be stored under. */
  name: string;
  type: PictureType;
  bytes: Buffer;
}

type WithUploads = MedusaRequest & { uploads?: Record<string, UploadedFile[]> };

/** The files of one part, in the order they were sent; empty when none came. */
export function filesOf(request: MedusaRequest, part: string): UploadedFile[] {
  return (request as WithUploads).uploads?.[part] ?? [];
}

/**
 * Reads a multipart body: files to `filesOf`, text fields through their schema to `request.validatedBody`. A JSON body
 * with the same fields and no files is taken too. One file that is too many, too large (413) or of another kind (415)
 * refuses the whole selection, before anything is written (spec §5).
 */
export function readForm({ files, fields, json = [] }: FormDefinition) {
  const most = Object.values(files).reduce((sum, field) => sum + field.most, 0);
  const receive = multer({
    storage: multer.memoryStorage(),
    defParamCharset: "utf8",
    limits: {
      fileSize: PICTURE_MAX_BYTES,
      // One more than allowed, so that the refusal can name the part that had too many.
      files: most + 1,
      fields: FIELDS_MAX,
      fieldSize: FIELD_MAX_BYTES,
      fieldNameSize: 100,
    },
  }).any();

  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (request.is("multipart/form-data")) {
      await new Promise<void>((resolve, reject) => {
        receive(request as never, response as never, (error: unknown) =>
          error ? reject(asRefusal(error)) : resolve(),
        );
      });
    } else if (request.is("application/json") === false) {
      throw new ApiError(415, "media_type_unsupported");
    }
    (request as WithUploads).uploads = await sortFiles(request, files);
    const result = fields.safeParse(parseJsonFields((request.body ?? {}) as Record<string, unknown>, json));
    if (!result.success) throw refusal(result.error);
    request.validatedBody = result.data;
    next();
  };
}

async function sortFiles(
  request: MedusaRequest,
  allowed: Record<string, FileField>,
): Promise<Record<string, UploadedFile[]>> {
  const parts = ((request as { files?: unknown }).files ?? []) as Express.Multer.File[];
  const sorted: Record<string, UploadedFile[]> = {};
  for (const part of parts) {
    const field = allowed[part.fieldname];
    if (!field) throw new ApiError(400, "validation_failed", { fields: { [part.fieldname]: "file_unexpected" } });
    sorted[part.fieldname] ??= [];
    const files = sorted[part.fieldname] ?? [];
    if (files.length === field.most) throw new ApiError(400, "images_too_many", { params: { most: field.most } });
    const type = await pictureType(part.buffer);
    if (!type || !field.accepts.includes(type)) {
      throw new ApiError(415, "image_type_unsupported", { params: { name: part.originalname, type: part.mimetype } });
    }
    files.push({ name: part.originalname, type, bytes: part.buffer });
  }
  return sorted;
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

function asRefusal(error: unknown): unknown {
  if (!(error instanceof MulterError)) return error instanceof Error ? new ApiError(400, "body_invalid") : error;
  if (error.code === "LIMIT_FILE_SIZE") return new ApiError(413, "image_too_large", { params: { megabytes: 5 } });
  if (error.code === "LIMIT_FILE_COUNT") return new ApiError(400, "images_too_many_in_all");
  return new ApiError(413, "body_too_large");
}
