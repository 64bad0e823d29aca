import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { CompletedPlacesDocument } from "./CompletedPlaces.generated";
import { CompletedSkillsDocument } from "./CompletedSkills.generated";

/** Long enough that most letters of a word are typed before the next question. */
const PAUSE_MS = 150;

const QUERIES = { places: CompletedPlacesDocument, skills: CompletedSkillsDocument };

export interface CompletionsProps {
  /** That of the field's `list`. */
  id: string;
  of: keyof typeof QUERIES;
  field: RefObject<HTMLInputElement | null>;
  /** Called when a name was chosen, rather than typed. */
  onChosen: () => void;
}

/** Completes what is typed into a field, by the browser's own list. If the server does not answer, the field is a plain one. */
export function Completions({ id, of, field, onChosen }: CompletionsProps) {
  const client = useApolloClient();
  const [names, setNames] = useState<readonly string[]>([]);
  const latest = useRef("");
  const ask = async (typed: string): Promise<void> => {
    const variables = { typed };
    const answer = await client.query({ query: QUERIES[of], variables }).catch(() => null);
    if (answer?.data && latest.current === typed) setNames(answer.data.names);
  };
  const follow = useEffectEvent((event: Event | null) => {
    const typed = field.current?.value.trim() ?? "";
    latest.current = typed;
    if (event !== null && isChoice(event)) {
      if (names.includes(typed)) onChosen();
      return undefined;
    }
    return typed === "" ? undefined : setTimeout(() => void ask(typed), PAUSE_MS);
  });
  useEffect(() => {
    const input = field.current;
    // Something may have been typed while this was loading.
    let timer = follow(null);
    const onInput = (event: Event): void => {
      clearTimeout(timer);
      timer = follow(event);
    };
    input?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      input?.removeEventListener("input", onInput);
    };
  }, []);
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Whether the value comes from the list. Browsers tell of it as a replacement, or without a kind of input. */
const isChoice = (event: Event): boolean =>
  !(event instanceof InputEvent) || ["", "insertReplacementText"].includes(event.inputType);
