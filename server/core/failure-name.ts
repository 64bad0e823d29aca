const MAX_CAUSES = 3;

/**
 * Name and code of an error and of its causes, safe to store in a row: messages may contain an email address or a
 * statement.
 */
export function failureName(error: unknown): string {
  const names: string[] = [];
  for (let one = error; one !== undefined && names.length < MAX_CAUSES; one = causeOf(one))
    names.push(nameOf(one));
  return names.join(" < ").slice(0, 500);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code: unknown = "code" in error ? error.code : undefined;
  return typeof code === "string" || typeof code === "number"
    ? `${error.name} ${code}`
    : error.name;
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
