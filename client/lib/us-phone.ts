/** Ten digits as people in the US write them, "(214) 555-0134", with an extension "x12" if there is one; any other text as it is. */
export const usPhone = (text: string): string =>
  text.replace(/^(\d{3})(\d{3})(\d{4})(x\d+)?$/, (_all, area, exchange, line, extension = "") =>
    `(${area}) ${exchange}-${line} ${extension}`.trim(),
  );
