import { webLink } from "../web-link.js";
import { isViewed } from "./form-values.js";

/** Web addresses that links of a page lead to. @param annotations as pdfjs-dist gives them */
export const pageLinks = (annotations: readonly unknown[]): string[] =>
  annotations.map(linkOf).filter((link) => /^https?:/.test(link));

function linkOf(annotation: unknown): string {
  if (typeof annotation !== "object" || annotation === null) return "";
  const { subtype, url, annotationFlags } = annotation as Partial<Record<string, unknown>>;
  const isLink = subtype === "Link" && typeof url === "string" && isViewed(annotationFlags);
  return isLink ? (webLink(url) ?? "") : "";
}
