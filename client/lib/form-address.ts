import { ownParameter } from "#site/typed-parameter";

/** The query string of a GET form without its empty fields; "" if all are empty. */
export const searchOf = (form: HTMLFormElement): string => searchOfData(new FormData(form));

/** Like `searchOf`, but without what is being typed: the field that has the focus counts as it was drawn. */
export function settledSearchOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const typed = document.activeElement;
  if (typed instanceof HTMLInputElement && typed.type !== "checkbox" && typed.form === form)
    data.set(typed.name, typed.defaultValue);
  return searchOfData(data);
}

function searchOfData(data: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of data)
    if (typeof value === "string" && value.trim() !== "")
      params.append(ownParameter(name), value.trim());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
