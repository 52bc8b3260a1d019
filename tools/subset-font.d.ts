declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
      readonly preserveNameIds?: readonly number[];
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
