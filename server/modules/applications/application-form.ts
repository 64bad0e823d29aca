import { Unchecked } from "../../core/input.js";
import { visaTypeOf } from "./visa-type.js";

/** Maps documented form field names to the service's input. Unknown names are passed on; the service refuses them. */
export function fromForm(fields: Record<string, string>): Unchecked {
  const { visaType = "", relocation = "", ...rest } = fields;
  return new Unchecked({
    ...rest,
    visaType: visaTypeOf(visaType) ?? visaType,
    relocation: yesOrNo(relocation),
  });
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
