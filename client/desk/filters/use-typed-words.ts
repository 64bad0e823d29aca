import { useDebouncedCallback } from "@mantine/hooks";
import { useRef, useState, type ChangeEvent } from "react";
import { useOnChange } from "../../lib/use-on-change";

const PAUSE_MS = 300;

/**
 * Words that are typed and that the address holds. It follows the typing after a pause; when it changes to what was typed
 * before, the words that were typed meanwhile stay. Back, Forward, and links change them.
 * @param onPause puts the words into the address
 * @returns properties of the field
 */
export function useTypedWords(inAddress: string, onPause: (typed: string) => void) {
  const [value, setValue] = useState(inAddress);
  /** What the typing has put into the address. */
  const sent = useRef(inAddress);
  const send = useDebouncedCallback((typed: string) => {
    sent.current = typed;
    onPause(typed);
  }, PAUSE_MS);
  useOnChange(inAddress, () => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setValue(inAddress);
  });
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setValue(currentTarget.value);
    send(currentTarget.value.trim());
  };
  return { value, onChange };
}
