/** A form body as Stripe's clients encode it: `items[0][price]=x` becomes nested values. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

const isBranch = (value: FormValue | undefined): value is FormObject =>
  typeof value === "object" && !Array.isArray(value);

/** Objects have no prototype, so that `__proto__` is an ordinary key. */
const emptyObject = (): FormObject => {
  const object: FormObject = {};
  Object.setPrototypeOf(object, null);
  return object;
};

/** @returns nested strings; numbered members become arrays. Never throws. */
export function parseForm(text: string): FormObject {
  const root = emptyObject();
  for (const [key, value] of new URLSearchParams(text)) assign(root, pathOf(key), value);
  return Object.assign(emptyObject(), mapValues(root, foldArrays));
}

function pathOf(key: string): string[] {
  const [head = "", ...rest] = key.split("[");
  return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function assign(root: FormObject, path: string[], value: string): void {
  let branch = root;
  path.forEach((part, depth) => {
    const key = part === "" ? String(Object.keys(branch).length) : part;
    if (depth === path.length - 1) {
      branch[key] = value;
      return;
    }
    const next = branch[key];
    const child = isBranch(next) ? next : emptyObject();
    branch[key] = child;
    branch = child;
  });
}

function foldArrays(value: FormValue): FormValue {
  if (!isBranch(value)) return value;
  const keys = Object.keys(value);
  const folded = mapValues(value, foldArrays);
  const isArray = keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key));
  return isArray ? Object.values(folded) : folded;
}

function mapValues(object: FormObject, map: (value: FormValue) => FormValue): FormObject {
  const result = emptyObject();
  for (const [key, value] of Object.entries(object)) result[key] = map(value);
  return result;
}

/** A plain text field; empty if missing or nested. */
export function textField(form: FormObject, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value : "";
}
