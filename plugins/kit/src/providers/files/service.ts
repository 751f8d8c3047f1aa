import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { pipeline } from "node:stream";
import type { FileTypes } from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { PRIVATE_FILES_PATH, PRIVATE_PREFIX } from "../../uploads/private-files";
import { isDashboardPicture, saveDashboardPicture } from "./dashboard-picture";
import { quotedCsv } from "./quoted-csv";

export interface FileOptions {
  /** Folder of an earlier version's pictures, served under `/static`. */
  upload_dir?: string;
  /** Folder of all files that are not pictures. */
  private_upload_dir: string;
}

/** Maximum length of a file's own name, in characters of up to four bytes; file systems allow 255 bytes. */
const NAME_MAX_LENGTH = 48;

const STATIC = "/static/";
/** Prefix of the keys of the shop's own pictures. */
const OWN_PICTURES = "img/";

/**
 * Medusa's local file provider with other names and URLs, for files of Medusa and its dashboard. Pictures are public
 * and stored as the shop's own. All other files (exports, imports) are private, whatever the caller requests: outside
 * the folder that `/static` serves, with an unguessable name, and sent to administrators only, by a route below
 * `/admin`. Every cell of an export is quoted.
 */
export class FileService extends LocalFileService {
  static override identifier = "zakh-files";

  constructor(container: Record<string, unknown>, options: FileOptions) {
    // URLs without a host work on every port and host name; this one is not used.
    super(container, { ...options, backend_url: "http://127.0.0.1/static" });
    mkdirSync(options.private_upload_dir, { recursive: true, mode: 0o700 });
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public" || !isDashboardPicture(file)) return withAddress(await super.upload(renamed(file)));
    const url = await saveDashboardPicture(file);
    return { key: url.slice(STATIC.length), url };
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const upload = await super.getUploadStream(renamed(file));
    const told = { ...upload, url: addressOf(upload.fileKey), promise: upload.promise.then(withAddress) };
    if (!file.filename.endsWith(".csv")) return told;
    const writeStream = quotedCsv();
    // Errors are reported by the promise.
    pipeline(writeStream, upload.writeStream, () => undefined);
    return { ...told, writeStream };
  }

  /** Keeps the shop's own pictures until nothing refers to them: another product may use the same picture. */
  override async delete(files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[]): Promise<void> {
    const gone = (Array.isArray(files) ? files : [files]).filter(({ fileKey }) => !isOwnPicture(String(fileKey)));
    await super.delete(gone);
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    if (isOwnPicture(String(file.fileKey))) return `${STATIC}${file.fileKey}`;
    await super.getPresignedDownloadUrl(file);
    return addressOf(String(file.fileKey));
  }
}

function isOwnPicture(key: string): boolean {
  return key.startsWith(OWN_PICTURES);
}

function renamed<T extends { filename: string; access?: "public" | "private" }>(file: T): T {
  const name = file.filename.split(/[/\\]/).at(-1) ?? "";
  const chance = randomBytes(16).toString("hex");
  return { ...file, access: "private", filename: `${chance}-${[...name].slice(-NAME_MAX_LENGTH).join("")}` };
}

function withAddress(file: FileTypes.ProviderFileResultDTO): FileTypes.ProviderFileResultDTO {
  return { ...file, url: addressOf(file.key) };
}

function addressOf(key: string): string {
  return `${key.startsWith(PRIVATE_PREFIX) ? `${PRIVATE_FILES_PATH}/` : STATIC}${encodeURIComponent(key)}`;
}
