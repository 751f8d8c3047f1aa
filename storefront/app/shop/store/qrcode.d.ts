/** What the shop uses of the package, which has no types. */
declare module "qrcode" {
  interface Look {
    errorCorrectionLevel: "L" | "M" | "Q" | "H";
    /** In modules. */
    margin: number;
  }
  const qrcode: {
    toString(text: string, look: Look & { type: "svg" }): Promise<string>;
    /** `width` in pixels. */
    toBuffer(text: string, look: Look & { type: "png"; width: number }): Promise<Buffer>;
  };
  export default qrcode;
}
