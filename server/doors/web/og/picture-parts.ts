import type { Node } from "@takumi-rs/core";
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

/** Logo, name of the site, these parts and the stripe at the bottom. */
export function picture(
  { className, ground, siteName }: { className: string; ground: string; siteName: string },
  ...parts: Node[]
): Picture {
  const src = `data:image/svg+xml,${encodeURIComponent(logoMark(52, ground))}`;
  const site = box("site", { type: "image", className: "logo", src }, words("name", siteName));
  return box(`picture ${className}`, site, ...parts, box("stripe"));
}
