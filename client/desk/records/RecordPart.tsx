import { useId, type ReactNode } from "react";
import { recordPartTexts } from "#texts/desk-records";
import { Unloaded } from "../../components/ui/Unloaded";
import { Skeleton } from "../../components/ui/Skeleton";
import { FRESH } from "../../lib/use-list";
import { useApplicationRecordsQuery, type ApplicationRecordsQuery } from "./Records.generated";
import { Part } from "../parts/Part";

type Application = NonNullable<ApplicationRecordsQuery["application"]>;
export type Records = NonNullable<Application["records"]>;

/** Mutations reload what the parts show. */
export const RELOAD = { refetchQueries: ["ApplicationRecords"], awaitRefetchQueries: true };

export interface PartProps {
  applicationId: string;
}

interface RecordPartProps extends PartProps {
  title: string;
  children: (records: Records, application: Application) => ReactNode;
}

/** A section of an application's page with its states: loading, failed, loaded. Nothing for those who see no records. */
export function RecordPart({ applicationId, title, children }: RecordPartProps) {
  const id = useId();
  // Every part reads the same query, which runs once.
  const query = useApplicationRecordsQuery({ ...FRESH, variables: { id: applicationId } });
  const application = query.data?.application;
  if (application?.records === null) return null;
  return (
    <Part id={id} title={title}>
      {application ? (
        <div>{children(application.records, application)}</div>
      ) : (
        <Unloaded
          query={query}
          failed={recordPartTexts.loadFailed}
          skeleton={<Skeleton height="4rem" radius="var(--radius-md)" />}
        />
      )}
    </Part>
  );
}
