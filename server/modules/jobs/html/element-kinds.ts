/** Removed with their content, which is not meant to be read. */
export const STRIPPED: readonly string[] = [
  ..."script style template title textarea select option noscript".split(" "),
  ..."iframe noembed noframes xmp plaintext svg math object".split(" "),
  // Settings that Word and Outlook paste with a text.
  ..."w:worddocument w:latentstyles o:officedocumentsettings m:mathpr".split(" "),
];

export const TITLES: ReadonlySet<string> = new Set(["h1", "h2", "h3"]);
export const SUBTITLES: ReadonlySet<string> = new Set(["h4", "h5", "h6"]);
export const LISTS: ReadonlySet<string> = new Set(["ul", "ol"]);

/** Become paragraphs. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  "p div section article main header footer aside nav hgroup blockquote pre figure figcaption address center details summary dl dt dd form fieldset legend caption dir menu hr search".split(
    " ",
  ),
);
