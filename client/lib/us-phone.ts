/** Ten digits as people in the US write them, "(214) 555-0134"; any other text as it is. */
export const usPhone = (text: string): string =>
  text.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
