/** The declared fields of something, as `npm run schema` prints them; all of them are texts. */
export type TextFields = Readonly<
  Record<string, { kind: "line" | "text" | "address" | "email" | "phone"; max: number }>
>;
export type NameOf<Fields extends TextFields> = keyof Fields & string;
/** What a form of these fields holds; empty if not given. */
export type TextValues<Fields extends TextFields> = Record<NameOf<Fields>, string>;

/** In the order of the table. */
export const namesOf = <Fields extends TextFields>(fields: Fields): NameOf<Fields>[] =>
  Object.keys(fields);

/** What a form shows of something that is stored; of nothing, empty values. */
export const textValuesOf = <Fields extends TextFields>(
  fields: Fields,
  stored: Readonly<Record<NameOf<Fields>, string | null>> | null,
) =>
  // Object.fromEntries loses the names.
  Object.fromEntries(
    namesOf(fields).map((name) => [name, stored?.[name] ?? ""]),
  ) as TextValues<Fields>;
