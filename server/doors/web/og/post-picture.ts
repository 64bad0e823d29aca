import { authors } from "#content/authors";
import { language } from "#texts/language";
import type { BlogEntry } from "../blog-index.js";
import { box, drawing, heading, picture, words, type Picture } from "./picture-parts.js";

const date = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

/**
 * Title, author and date, next to the post's drawing.
 * @param scene as SVG; null for none
 */
export const postPicture = (post: BlogEntry, scene: string | null, siteName: string): Picture =>
  picture(
    { className: "post", ground: "#0f5a53", siteName },
    heading("title", post.title),
    box(
      "by",
      words("author", authors[post.author]?.name ?? ""),
      words("date", date.format(new Date(post.date))),
    ),
    ...(scene === null ? [] : [box("scene", drawing("drawn", scene))]),
  );
