import { Link } from "react-router-dom";
import { peopleTexts as texts } from "#texts/desk-people";
import { paths } from "#site/paths";
import { DotList } from "../../components/ui/DotList";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import { LoadedList } from "../../components/ui/LoadedList";
import { Message } from "../../components/ui/Message";
import { readFailure } from "../../lib/api-error";
import { usDate } from "../../lib/us-date";
import { FRESH, useList } from "../../lib/use-list";
import { StageBadge } from "../applications/StageBadge";
import { useDeskPeopleQuery, type DeskPeopleQuery } from "./People.generated";
import { peopleAddress, toPeopleQuery, type PeopleSearch } from "./people-search";
import classes from "./People.module.css";

type Person = DeskPeopleQuery["candidates"]["nodes"][number];

/** The search counts no further. */
const MAX_COUNT = 1000;

/** The people that were found, newest application first, with passages of their resumes. */
export function PeopleList({ search }: { search: PeopleSearch }) {
  const query = useDeskPeopleQuery({ ...FRESH, variables: toPeopleQuery(search) });
  const list = useList(
    query,
    ({ candidates }: DeskPeopleQuery) => candidates,
    (data, nodes) => ({ candidates: { ...data.candidates, nodes } }),
  );
  const failure = query.error && readFailure(query.error);
  if (failure?.kind === "refused" && failure.code === "NOT_FOUND")
    return <Nothing title={texts.wrongFilter} text={texts.wrongFilterText} />;
  const dropped = query.data?.candidates.droppedWords ?? [];
  return (
    <>
      {dropped.length > 0 && (
        <div className={classes.dropped}>
          <Message tone="info">
            <strong>{texts.noStatus}.</strong> {texts.noStatusText(dropped)}
          </Message>
        </div>
      )}
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<Nothing title={texts.nothing} text={texts.nothingText} />}
      >
        {(people) => (
          <>
            <p className={classes.total} role="status">
              {totalText(query.data?.candidates.totalCount ?? people.length)}
            </p>
            <ul className={classes.people}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          </>
        )}
      </LoadedList>
    </>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { id, name, location, newestApplication, passages } = person;
  const { job, status, appliedAt } = newestApplication;
  return (
    <li className={classes.person}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={paths.desk("people", id)}>{name}</Link>
        </h2>
        <StageBadge stage={status} />
      </div>
      <p className={classes.detail}>
        <DotList
          items={[
            location,
            <Link key="job" to={paths.desk("applications", newestApplication.id)}>
              {texts.appliedTo(job.role, job.company.name)}
            </Link>,
            texts.appliedOn(usDate(appliedAt)),
          ]}
        />
      </p>
      {passages.map(({ spans }, index) => (
        <p key={index} className={classes.passage}>
          {spans.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))}
        </p>
      ))}
    </li>
  );
}

const totalText = (count: number): string =>
  count < MAX_COUNT ? texts.count(count) : texts.countOver(count);

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    title={title}
    actions={
      <LinkButton to={peopleAddress({})} variant="default">
        {texts.everyone}
      </LinkButton>
    }
  >
    {text}
  </EmptyState>
);
