import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { personRecordTexts as texts } from "#texts/desk-records";
import { paths } from "#site/paths";
import { LoadedList } from "../../components/ui/LoadedList";
import type { List } from "../../lib/use-list";
import { usePersonRolesQuery } from "./PersonRecords.generated";
import { Part } from "../parts/Part";
import classes from "./Records.module.css";

interface PersonPartProps<TNode> {
  title: string;
  list: List<TNode>;
  nothing: string;
  failed: string;
  children: (node: TNode) => ReactNode;
}

/** A section of a person's page with a list of what is kept of all their applications. */
export function PersonPart<TNode extends { id: string }>(props: PersonPartProps<TNode>) {
  const { title, list, nothing, failed, children } = props;
  const id = useId();
  return (
    <Part id={id} title={title}>
      <LoadedList
        list={list}
        failedTitle={failed}
        empty={<p className={classes.note}>{nothing}</p>}
      >
        {(nodes) => (
          <ul className={classes.list}>
            {nodes.map((node) => (
              <li key={node.id} className={classes.entry}>
                {children(node)}
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </Part>
  );
}

interface AboutApplicationProps {
  personId: string;
  applicationId: string;
}

/** A link to the application that a record is about, by the job's name. */
export function AboutApplication({ personId, applicationId }: AboutApplicationProps) {
  const { data } = usePersonRolesQuery({ ssr: false, variables: { id: personId } });
  const application = data?.candidate?.applications.nodes.find(({ id }) => id === applicationId);
  return (
    <Link to={paths.desk("applications", applicationId)}>
      {application
        ? texts.about(application.job.role, application.job.company.name)
        : texts.application}
    </Link>
  );
}
