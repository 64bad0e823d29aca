import type { ComponentProps } from "react";
import classes from "./SearchInput.module.css";

/** The box of a search within one page, as `query` in its address. The label is the form's own. */
export const SearchInput = (
  props: Omit<ComponentProps<"input">, "className" | "name" | "type">,
) => (
  <input
    {...props}
    name="query"
    type="search"
    maxLength={100}
    autoComplete="off"
    enterKeyHint="search"
    className={classes.input}
  />
);
