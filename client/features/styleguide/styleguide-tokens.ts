export const colorTokens = [
  "page",
  "surface",
  "sunken",
  "text",
  "muted",
  "line",
  "line-strong",
  "field",
  "brand",
  "brand-soft",
  "brand-soft-text",
  "action",
  "action-hover",
  "accent",
  "success",
  "success-soft",
  "error",
  "error-soft",
  "mint",
  "apricot",
  "night",
  "night-raised",
  "night-muted",
];

export interface ColorPair {
  front: string;
  back: string;
  /** WCAG 2.2: 4.5 for text, 3 for the edge of a control; 0 where no rule holds (disabled). */
  needed: number;
}

const pair = (front: string, back: string, needed = 4.5): ColorPair => ({ front, back, needed });

export const colorPairs: ColorPair[] = [
  pair("text", "page"),
  pair("text", "sunken"),
  pair("muted", "page"),
  pair("muted", "surface"),
  pair("muted", "sunken"),
  pair("muted", "brand-soft"),
  pair("brand", "page"),
  pair("brand", "sunken"),
  pair("brand-soft-text", "brand-soft"),
  pair("action-text", "action"),
  pair("action-text", "action-hover"),
  pair("accent-text", "accent"),
  pair("success", "success-soft"),
  pair("error", "error-soft"),
  pair("error", "surface"),
  pair("mint-text", "mint"),
  pair("mint-muted", "mint"),
  pair("apricot-text", "apricot"),
  pair("apricot-muted", "apricot"),
  pair("night-text", "night"),
  pair("night-muted", "night"),
  pair("night-muted", "night-raised"),
  pair("field", "page", 3),
  pair("field", "surface", 3),
  pair("focus", "page", 3),
  pair("focus", "surface", 3),
  pair("disabled-text", "disabled", 0),
];

export const textSizes = [
  { token: "--display-lg", use: "The one heading of the home page", display: true },
  { token: "--display-page", use: "Short titles of pages with a picture", display: true },
  { token: "--display-md", use: "Page titles, headings of sections", display: true },
  { token: "--display-sm", use: "Titles of dialogs, boxes and notices", display: true },
  { token: "--text-xl", use: "Titles of cards, leads on dark bands", display: false },
  { token: "--text-lg", use: "Leads", display: false },
  { token: "--text-md", use: "Running text", display: false },
  { token: "--text-sm", use: "Notes, labels, dates", display: false },
];

export const spaces = ["1", "2", "3", "4", "5", "6", "7", "8", "section"];
export const radii = ["sm", "md", "lg", "xl"];
export const shadows = ["sm", "md", "lg"];

export const pictureNames = [
  "about",
  "step-code",
  "step-match",
  "step-start",
  "starter-plan",
  "business-services",
  "healthcare",
  "life-sciences",
  "it",
  "ai",
  "logistics",
  "retail-consumer",
  "manufacturing",
  "portrait-ananya",
  "portrait-andre",
  "portrait-claire",
  "portrait-meera-iyengar",
  "portrait-daniel-okafor",
  "portrait-rosa-delgado",
  "portrait-katherine-lindqvist",
];

/** Of public/scenes.svg. */
export const sceneNames = [
  "executive-search",
  "training-session",
  "career-growth",
  "payroll-services",
  "workforce-system",
  "temporary-jobs",
  "business-services",
  "healthcare",
  "life-sciences",
  "it",
  "ai",
  "logistics",
  "retail-consumer",
  "manufacturing",
  "about",
  "hire-talents",
  "privacy-policy",
  "faq",
  "blog",
  "industries",
  "post-opt",
  "post-h1b",
  "post-pay",
  "post-resume",
  "post-hiring",
  "cap-gap-extension",
  "stem-opt-form-i-983",
  "h1b-transfer-portability",
  "w2-c2c-1099-visa-workers",
  "e-verify-and-i-9",
  "not-found",
  "error",
];
