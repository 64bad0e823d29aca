import { visaTypeOf } from "./visa-type.js";

/** Documented form words → the service's input. Unknown words go through and are refused there. */
export function fromForm(fields: Record<string, string>): Record<string, unknown> {
  const { visaType = "", relocation = "", ...rest } = fields;
  return { ...rest, visaType: visaTypeOf(visaType) ?? visaType, relocation: yesOrNo(relocation) };
}

function yesOrNo(word: string): boolean | string | undefined {
  switch (word.trim().toLowerCase()) {
    case "yes":
    case "true":
      return true;
    case "no":
    case "false":
      return false;
    case "":
      return undefined;
    default:
      return word;
  }
}
