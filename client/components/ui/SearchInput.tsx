import type { ComponentProps } from "react";
import field from "./Field.module.css";
import classes from "./SearchInput.module.css";

/** A search box, sent as `query` in the URL. The form provides the label. */
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
