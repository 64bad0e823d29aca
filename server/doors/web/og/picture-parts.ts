import type { Node } from "@takumi-rs/core";
import { SHORT_NAME } from "#site/short-names";
import { logoMark } from "../logo-mark.js";
import { printable } from "./fonts.js";

export type Picture = Node;

export const box = (className: string, ...children: Node[]): Node => ({
  type: "container",
  className,
  children,
});

export const words = (className: string, text: string): Node => ({
  type: "text",
  className,
  text: printable(text),
});

const WORD_JOINER = "\u2060";
const SHORT_NAMES = new RegExp(SHORT_NAME, "g");

/** Text of several lines, which don't break inside names such as I-983. */
export const heading = (className: string, text: string): Node => ({
  type: "text",
  className,
  text: printable(text).replace(SHORT_NAMES, (name) =>
    name.replaceAll("-", `${WORD_JOINER}-${WORD_JOINER}`),
  ),
});

/** @param svg its root element has the namespace */
export const drawing = (className: string, svg: string): Node => ({
  type: "image",
  className,
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
});

/** Logo, name of the site, these parts and the stripe at the bottom. */
export function picture(
  { className, ground, siteName }: { className: string; ground: string; siteName: string },
  ...parts: Node[]
): Picture {
  const site = box("site", drawing("logo", logoMark(52, ground)), words("name", siteName));
  return box(`picture ${className}`, site, ...parts, box("stripe"));
}
