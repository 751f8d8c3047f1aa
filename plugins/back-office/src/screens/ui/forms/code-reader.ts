/** Bar codes of meat labels in Korea. */
const FORMATS = ["code_128", "qr_code", "data_matrix", "code_39", "ean_13"] as const;

/** What finds codes in a picture; the browser's own, where it has one. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeReader {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}

/**
 * A reader of bar codes and QR codes: the browser's own (Chrome on Android), or the package `barcode-detector`, which is loaded here and
 * nowhere before. `wasm` is the address of its program on the shop's own site. Rejects where neither works.
 */
export async function codeReader(wasm: string | undefined): Promise<CodeReader> {
  const native = await nativeReader();
  if (native) return native;
  if (wasm === undefined) throw new Error("This host has no program that reads codes");
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}

async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: NativeReader };
  if (!Native) return undefined;
  // Some browsers have the class and can read nothing.
  const readable = await Native.getSupportedFormats().catch((): string[] => []);
  const formats = FORMATS.filter((format) => readable.includes(format));
  return formats.includes("code_128") ? new Native({ formats }) : undefined;
}
