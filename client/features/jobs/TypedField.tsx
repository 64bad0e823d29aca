import { useId, useState, type ComponentProps } from "react";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { TextField } from "../../components/ui/TextField";
import { lazyComponent } from "../../lib/lazy-component";
import type { CompletionsProps } from "./Completions";

/**
 * Runs once what is being pressed has had its click: a new list would take it away before. Not at all if that is a link,
 * which leads elsewhere.
 */
function afterPress(run: () => void): void {
  const isPressed = (tag: string) => document.querySelector(`${tag}:active`) !== null;
  if (!isPressed("a") && !isPressed("button")) run();
  else if (!isPressed("a"))
    document.addEventListener("mouseup", () => setTimeout(run), { once: true });
}

const Completions = lazyComponent(() => import("./Completions"), "Completions");

interface TypedFieldProps
  extends
    Pick<CompletionsProps, "of" | "field">,
    Pick<
      ComponentProps<typeof TextField>,
      "form" | "name" | "label" | "labelHidden" | "placeholder" | "defaultValue" | "error"
    > {
  /** Called when what was typed should apply: the field was left, or a completion was chosen. */
  onDone: () => void;
}

/** A field of a filter that is typed. Completions are loaded when it is focused; without scripts, it is a plain field. */
export function TypedField({ of, field, onDone, ...props }: TypedFieldProps) {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <TextField
        {...props}
        ref={field}
        list={id}
        autoComplete="off"
        maxLength={80}
        onFocus={() => setUsed(true)}
        onBlur={() => afterPress(onDone)}
      />
      {isUsed && (
        <GapBoundary>
          <Completions {...{ id, of, field }} onChosen={onDone} />
        </GapBoundary>
      )}
    </>
  );
}
