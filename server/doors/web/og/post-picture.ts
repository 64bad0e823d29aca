import { authors } from "#content/authors";
import { language } from "#texts/language";
import type { BlogEntry } from "../blog-index.js";
import { box, heading, picture, words, type Picture } from "./picture-parts.js";

const date = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

/** Title, author and date. */
export const postPicture = (post: BlogEntry, siteName: string): Picture =>
  picture(
    { className: "post", ground: "#0f5a53", siteName },
    heading("title", post.title),
    box(
      "by",
      words("author", authors[post.author]?.name ?? ""),
      words("date", date.format(new Date(post.date))),
    ),
  );
