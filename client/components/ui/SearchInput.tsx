import type { ComponentProps } from "react";
import field from "./Field.module.css";
import classes from "./SearchInput.module.css";

/** The search box of one page, sent as `query` in its address. The form brings the label. */
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
    className={`${field.input} ${classes.input}`}
  />
);
