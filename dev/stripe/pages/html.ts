import escapeHtml from "escape-html";

/** Markup that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | Html[] | string | number | null | undefined | false;

/** A template whose values are escaped unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  let markup = parts[0] ?? "";
  values.forEach((value, index) => {
    markup += render(value) + (parts[index + 1] ?? "");
  });
  return new Html(markup);
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join("");
  return escapeHtml(String(value));
}
