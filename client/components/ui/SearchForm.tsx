import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Form } from "react-router-dom";
import { paths } from "../../lib/paths";
import classes from "./SearchForm.module.css";

interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  /** The search that is shown now. */
  query?: string;
}

/** Searches job openings. A plain GET form: it works without scripts, and the address is shareable. */
export const SearchForm = ({ id, query = "" }: SearchFormProps) => (
  <Form action={paths.jobs()} role="search" className={classes.form}>
    <label htmlFor={id} className="visually-hidden">
      Search Job Openings
    </label>
    <IconSearch size={20} className={classes.icon} aria-hidden="true" />
    <input
      // A new search starts the box anew, e.g. after "Clear search" or going back.
      key={query}
      id={id}
      name="query"
      type="search"
      defaultValue={query}
      placeholder="Search Job Openings"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      className={classes.input}
    />
    <Button type="submit" className={classes.button}>
      Search
    </Button>
  </Form>
);
