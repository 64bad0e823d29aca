import { useRef } from "react";
import { faqTexts } from "#texts/faq";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { SearchBox } from "../../components/ui/SearchBox";
import { SideLayout } from "../../components/ui/SideLayout";
import { Question, Questions } from "../../components/ui/Questions";
import type { QuestionGroup } from "../../../content/content-types";
import { paths } from "#site/paths";
import { countQuestions, findQuestions } from "./faq-search";
import classes from "./FaqList.module.css";
import { RichText } from "./RichText";
import { useTypedSearch } from "./use-typed-search";

/** Up to this many matches are shown with their answers open. */
const OPEN_UP_TO = 3;

/**
 * Questions as native disclosures. Typing in the search filters them, and the URL keeps the search.
 * Without scripts, the form asks the server.
 */
export function FaqList({ groups }: { groups: QuestionGroup[] }) {
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery, keep } = useTypedSearch(input);
  const searching = query.trim() !== "";
  const found = findQuestions(groups, query);
  const count = countQuestions(found);
  return (
    <SideLayout
      side={
        <>
          <SearchBox
            isLive
            action={paths.faq}
            label={faqTexts.searchLabel}
            field={{
              ref: input,
              id: "faq-search",
              value: query,
              onChange: (event) => setQuery(event.currentTarget.value),
              onBlur: keep,
              placeholder: faqTexts.searchHint,
            }}
            onSubmit={(event) => {
              event.preventDefault();
              keep();
            }}
          />
          <p role="status" className={classes.count}>
            {searching ? faqTexts.matches(count, query.trim()) : faqTexts.count(count)}
          </p>
          <nav aria-label={faqTexts.groups} className={classes.groups}>
            <ul>
              {found.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      {count === 0 && (
        <EmptyState
          title={faqTexts.noMatch}
          actions={<LinkButton to={paths.contact}>{faqTexts.askUs}</LinkButton>}
        >
          {faqTexts.noMatchText}
        </EmptyState>
      )}
      {found.map((group) => (
        <Group key={group.id} group={group} open={searching && count <= OPEN_UP_TO} />
      ))}
    </SideLayout>
  );
}

const Group = ({ group, open }: { group: QuestionGroup; open: boolean }) => (
  <section aria-labelledby={group.id} className={classes.group}>
    <h2 id={group.id}>{group.text}</h2>
    <Questions>
      {group.entries.map(({ id, text, html }) => (
        <Question key={id} id={id} title={text} open={open}>
          <RichText html={html} />
        </Question>
      ))}
    </Questions>
  </section>
);
