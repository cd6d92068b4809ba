declare module 'subset-font' {
  /** Resolves to the font with only the letters of `text`, at one weight or within a range of them. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: { wght: number | { min: number; max: number } };
    },
  ): Promise<Uint8Array>;
}
