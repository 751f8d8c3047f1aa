import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { pipeline } from "node:stream";
import type { FileTypes } from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { PRIVATE_FILES_PATH, PRIVATE_PREFIX } from "../../uploads/private-files";
import { isDashboardPicture, keepDashboardPicture } from "./dashboard-picture";
import { quotedCsv } from "./quoted-csv";

export interface FileOptions {
  /** Where pictures of an earlier version lie, under `/static`. */
  upload_dir?: string;
  /** Where everything but pictures goes. */
  private_upload_dir: string;
}

/** How much of a file's own name is kept, in characters of up to four bytes; file systems end at 255 bytes. */
const NAME_MAX_LENGTH = 48;

const STATIC = "/static/";
/** How the keys of the shop's own pictures begin: the paths of their files. */
const OWN_PICTURES = "img/";

/**
 * The files that Medusa and its dashboard write: Medusa's own provider with other names and addresses. Pictures are public, and
 * kept as the shop's own are. Everything else (exports, imports) is private, whatever the caller says: it lies outside of what `/static` serves, has a name
 * that nobody guesses, and is given to administrators alone, by a route below `/admin`. Every cell of an export is quoted.
 */
export class FileService extends LocalFileService {
  static override identifier = "zakh-files";

  constructor(container: Record<string, unknown>, options: FileOptions) {
    // Addresses without a host hold on every port and under every name; the one given here is not used.
    super(container, { ...options, backend_url: "http://127.0.0.1/static" });
    mkdirSync(options.private_upload_dir, { recursive: true, mode: 0o700 });
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public" || !isDashboardPicture(file)) return withAddress(await super.upload(renamed(file)));
    const url = await keepDashboardPicture(file);
    return { key: url.slice(STATIC.length), url };
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const upload = await super.getUploadStream(renamed(file));
    const told = { ...upload, url: addressOf(upload.fileKey), promise: upload.promise.then(withAddress) };
    if (!file.filename.endsWith(".csv")) return told;
    const writeStream = quotedCsv();
    // What fails is told by the promise.
    pipeline(writeStream, upload.writeStream, () => undefined);
    return { ...told, writeStream };
  }

  /** The shop's own pictures stay until nothing names them any more: the same picture may be another's, too. */
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
