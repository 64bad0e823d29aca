import { Link } from "react-router-dom";
import { consentDeskTexts as texts } from "#texts/consents";
import { paths } from "#site/paths";
import { LoadedList } from "../../components/ui/LoadedList";
import { FRESH, useList } from "../../lib/use-list";
import { ConsentEntry } from "./ConsentEntry";
import {
  useDeskPersonConsentsQuery,
  type DeskPersonConsentsQuery,
} from "./Representation.generated";
import { Part } from "../parts/Part";
import classes from "./Representation.module.css";

/** What a person was asked to agree to, for all jobs of the viewer's companies, newest first. */
export function PersonConsents({ personId }: { personId: string }) {
  const list = useList(
    useDeskPersonConsentsQuery({ ...FRESH, variables: { id: personId } }),
    ({ representations }: DeskPersonConsentsQuery) => representations,
    (data, nodes) => ({ representations: { ...data.representations, nodes } }),
  );
  return (
    <Part id="person-consents" title={texts.title}>
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<p className={classes.note}>{texts.noneOfPerson}</p>}
      >
        {(consents) => (
          <ul className={classes.list}>
            {consents.map((consent) => (
              <ConsentEntry
                key={consent.id}
                consent={consent}
                about={
                  <Link to={paths.desk("applications", consent.applicationId)}>
                    {consent.job.role}
                  </Link>
                }
              />
            ))}
          </ul>
        )}
      </LoadedList>
    </Part>
  );
}
