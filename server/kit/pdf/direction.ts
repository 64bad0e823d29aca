/** Asks a font for a text that is written from right to left, with its brackets turned around. */
export const RIGHT_TO_LEFT = "rtlm";

/** What pdfkit hands to a font that lays out a text. @param level odd: right to left (Unicode Bidirectional Algorithm) */
export const featuresOf = (level: number): [typeof RIGHT_TO_LEFT] | undefined =>
  level % 2 === 1 ? [RIGHT_TO_LEFT] : undefined;
