import { useState, type ChangeEvent } from "react";

/**
 * Props of a select whose value is saved on the server: it follows the server until someone chooses otherwise. Their choice then stays
 * until the server has it, whatever later answers say.
 */
export function useChoice<Value extends string>(
  saved: Value,
  isValue: (text: string) => text is Value,
) {
  const [chosen, setChosen] = useState<Value | null>(null);
  if (chosen === saved) setChosen(null);
  return {
    value: chosen ?? saved,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
      if (isValue(value)) setChosen(value);
    },
  };
}
