import { ownParameter } from "#site/typed-parameter";

/** The query string of a GET form without its empty fields; "" if all are empty. */
export function searchOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "")
      params.append(ownParameter(name), value.trim());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
