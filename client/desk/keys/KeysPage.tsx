import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { keyTexts as texts } from "#texts/desk-keys";
import { paths } from "#site/paths";
import { EmptyState } from "../../components/ui/EmptyState";
import { Loaded } from "../../components/ui/Loaded";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { useStaffCompanies } from "../parts/use-staff-companies";
import { useNow } from "../../lib/now";
import { FRESH } from "../../lib/use-list";
import { DeskHeading } from "../shell/DeskHeading";
import { KeyCard } from "./KeyCard";
import { isOver, stateOf } from "./key-state";
import classes from "./Keys.module.css";
import { useDeskKeysQuery, type DeskKeyFragment } from "./Keys.generated";

/** /desk/keys: the keys of partner systems, those in use first. */
export function KeysPage() {
  const query = useDeskKeysQuery(FRESH);
  return (
    <>
      <DeskHeading
        title={deskTexts.names.keys}
        lead={texts.lead}
        actions={
          <Button
            component={Link}
            to={paths.desk("keys", "new")}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {texts.create}
          </Button>
        }
      />
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="list" />}>
        {(data) => <Keys keys={data.apiKeys} />}
      </Loaded>
    </>
  );
}

function Keys({ keys }: { keys: readonly DeskKeyFragment[] }) {
  const now = useNow().getTime();
  const { nodes } = useStaffCompanies();
  const companyNames = new Map(nodes?.map(({ id, name }) => [id, name]));
  const known = keys.map((key) => ({ key, state: stateOf(key, now) }));
  const live = known.filter(({ state }) => !isOver(state));
  const over = known.filter(({ state }) => isOver(state));
  return (
    <div className={classes.page}>
      <section className={classes.group} aria-labelledby="keys-live">
        <h2 id="keys-live" className={classes.title}>
          {texts.live}
        </h2>
        {live.length === 0 ? (
          <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
        ) : (
          <ul className={classes.keys}>
            {live.map(({ key, state }) => (
              <KeyCard key={key.id} apiKey={key} state={state} companyNames={companyNames} />
            ))}
          </ul>
        )}
      </section>
      {over.length > 0 && (
        <details className={classes.group}>
          <summary className={classes.summary}>{texts.over(over.length)}</summary>
          <ul className={classes.keys}>
            {over.map(({ key, state }) => (
              <KeyCard key={key.id} apiKey={key} state={state} companyNames={companyNames} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
