import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { filterTexts as texts } from "#texts/desk-applications";
import { LinkButton } from "../../components/ui/LinkButton";
import classes from "./Filters.module.css";

interface FilterFormProps {
  /** Its name for screen readers. */
  label: string;
  /** Called with the typed words when they are sent. */
  onSearch: (data: FormData) => void;
  children: ReactNode;
}

/** The filters of a list, which its address holds. Choices change the address at once, typed words when they are sent. */
export function FilterForm({ label, onSearch, children }: FilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
  };
  return (
    <form role="search" aria-label={label} className={classes.filters} onSubmit={submit}>
      {children}
    </form>
  );
}

interface FilterFieldsProps {
  /** The list's address without filters; null if none is set. */
  clearTo: string | null;
  id?: string;
  /** Whether narrow screens show them; they always do if this is left out. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields side by side, and the buttons that search and clear. */
export const FilterFields = ({ clearTo, id, isOpen = true, children }: FilterFieldsProps) => (
  <div id={id} className={classes.fields} data-open={isOpen}>
    {children}
    <div className={classes.submit}>
      <Button type="submit">{texts.search}</Button>
      {clearTo !== null && (
        <LinkButton to={clearTo} variant="subtle" preventScrollReset>
          {texts.clear}
        </LinkButton>
      )}
    </div>
  </div>
);
