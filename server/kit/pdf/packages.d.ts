/** These packages ship no types, or none that fit: here are the parts we use, taken from their sources. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** @returns where the next line may start; null at the end of the text */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module "subset-font" {
  /** A font with only the characters of a text, at one place of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype";
      variationAxes: Record<string, number>;
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}

/** Its own types are those of a module with a default export; for Node, the module is the function. */
declare module "bidi-js" {
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  };
}
