import { IconSearch } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { commonTexts } from "#texts/common";
import { Button } from "./Button";
import classes from "./SearchBox.module.css";

interface SearchBoxProps extends Omit<ComponentProps<"form">, "role" | "className"> {
  /** For screen readers; sighted visitors see the placeholder. */
  label: string;
  field: ComponentProps<"input"> & { id: string; placeholder: string };
  /** Whether the results follow the typing, so that only visitors without scripts need the button. */
  isLive?: boolean;
}

/** A search form: one field, sent as `query` in the URL, and its button. The children are further, hidden fields. */
export function SearchBox({ label, field, isLive = false, children, ...form }: SearchBoxProps) {
  const button = (
    <Button type="submit" className={classes.button}>
      {commonTexts.search}
    </Button>
  );
  return (
    <form method="get" {...form} role="search" className={classes.form}>
      {children}
      <label htmlFor={field.id} className="visually-hidden">
        {label}
      </label>
      <IconSearch size={20} className={classes.icon} aria-hidden="true" />
      <input
        maxLength={100}
        {...field}
        name="query"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        className={classes.input}
      />
      {isLive ? <noscript>{button}</noscript> : button}
    </form>
  );
}
