/** Object.keys with typed names. Only for objects without keys beyond their type. */
export const keysOf = <Names extends object>(object: Names) =>
  Object.keys(object) as (keyof Names & string)[];
