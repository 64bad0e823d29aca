import { language } from "./language";

/** Texts of the desk's figures. */
export const figureTexts = {
  picture: "Chart",
  table: "Table",
  showAs: (title: string) => `Show “${title}” as`,
  nothing: "No data yet.",
  count: language.number,
};
