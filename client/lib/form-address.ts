/** What a GET form says, as the end of an address: without its empty fields, "" when all are. */
export function searchOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
