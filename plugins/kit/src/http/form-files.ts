import type { MedusaRequest } from "@medusajs/framework/http";
import type { StorageEngine } from "multer";
import { cleanText, PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES, withoutDirections } from "../contract";
import { ApiError } from "../errors/api-error";
import { inspectPicture } from "../uploads/inspect-picture";
import { isHeicPhoto, pictureType } from "../uploads/picture-type";
import type { Sender } from "../uploads/sender";
import { type ReceivedDocument, tooLarge, type UploadedFile } from "../uploads/uploaded-file";
import type { FileField } from "./form";
import { takeQuota } from "./upload-quota";

/** Maximum length of a client's text that is repeated in an error, in characters. */
const QUOTE_MAX_LENGTH = 100;

interface Arrived extends Pick<UploadedFile, "name" | "bytes"> {
  part: string;
  declaredType: string;
}

/**
 * Collects the files of one request in memory, within the form's limits. After the first refused file the rest is read
 * and discarded, so that the client gets an error with the file's name and size (spec §5).
 */
export class FormFiles {
  private readonly arrived: Arrived[] = [];
  private readonly counts = new Map<string, number>();
  /** The error that refuses all files, if any. */
  refused: ApiError | undefined;

  constructor(private readonly allowed: Record<string, FileField>) {}

  get isEmpty(): boolean {
    return this.arrived.length === 0;
  }

  /** Checks a file's part name and count before its bytes are read. */
  admits(part: string): boolean {
    const field = Object.hasOwn(this.allowed, part) ? this.allowed[part] : undefined;
    const count = (this.counts.get(part) ?? 0) + 1;
    this.counts.set(part, count);
    if (!field)
      this.refuse(new ApiError(400, "validation_failed", { fields: { [quotable(part)]: "file_unexpected" } }));
    else if (count > field.maxFiles)
      this.refuse(
        new ApiError(400, field.accepts === "document" ? "files_too_many" : "images_too_many", {
          params: { most: field.maxFiles },
        }),
      );
    return this.refused === undefined;
  }

  /** The storage engine for multer, which stores in this object. */
  readonly storage: StorageEngine = {
    _handleFile: (_request, { fieldname, originalname, mimetype, stream }, done) => {
      const chunks: Buffer[] = [];
      let size = 0;
      let isHeic = false;
      stream.on("data", (chunk: Buffer) => {
        if (size === 0) isHeic = isHeicPhoto(chunk);
        size += chunk.length;
        if (size > PICTURE_MAX_BYTES) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.once("error", (error: Error) => done(error));
      stream.once("end", () => {
        const name = quotable(originalname.split(/[/\\]/).filter(Boolean).at(-1) ?? "") || fieldname;
        if (isHeic) this.refuse(new ApiError(415, "image_heic", { params: { name } }));
        else if (size > PICTURE_MAX_BYTES) this.refuse(tooLarge(name, size, PICTURE_MAX_BYTES));
        else
          this.arrived.push({ part: fieldname, name, declaredType: quotable(mimetype), bytes: Buffer.concat(chunks) });
        done(null, { size });
      });
    },
    _removeFile: (_request, _file, done) => done(null),
  };

  /**
   * All pictures and documents by part, in the order they were sent. Throws the first error: one bad file refuses all of them. 429 when
   * they exceed the sender's daily quota.
   */
  async sorted(sender: Sender): Promise<Pick<WithUploads, "uploads" | "documents">> {
    if (this.refused) throw this.refused;
    await takeQuota(sender, this.arrived.length);
    const sorted: Record<string, UploadedFile[]> = {};
    const documents: Record<string, ReceivedDocument[]> = {};
    for (const { part, name, declaredType, bytes } of this.arrived) {
      const accepts = this.allowed[part]?.accepts ?? [];
      if (accepts === "document") {
        documents[part] = [...(documents[part] ?? []), { name, bytes }];
        continue;
      }
      const type = pictureType(bytes);
      if (!type || !accepts.includes(type)) {
        const known = accepts.map((accepted) => PICTURE_TYPE_NAMES[accepted]).join(", ");
        throw new ApiError(415, "image_type_unsupported", { params: { name, type: declaredType, accepts: known } });
      }
      sender.signal.throwIfAborted();
      if (type !== "image/svg+xml") await inspectPicture(bytes, name);
      sorted[part] ??= [];
      sorted[part].push({ name, type, bytes, sender });
    }
    return { uploads: sorted, documents };
  }

  private refuse(refusal: ApiError): void {
    this.refused ??= refusal;
    this.arrived.length = 0;
  }
}

/** A client's text, shortened to 100 characters and without invisible characters, to repeat in an error. */
export function quotable(text: string): string {
  return cleanText(withoutDirections(text.replace(/\p{Cc}/gu, ""))).slice(0, QUOTE_MAX_LENGTH);
}

/** A request with its uploaded files, set when the form was read, for `filesOf` and `documentsOf`. */
export type WithUploads = MedusaRequest & {
  uploads?: Record<string, UploadedFile[]>;
  documents?: Record<string, ReceivedDocument[]>;
};
