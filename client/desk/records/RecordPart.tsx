import { useId, type ReactNode } from "react";
import { recordPartTexts } from "#texts/desk-records";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { FRESH } from "../../lib/use-list";
import { useApplicationRecordsQuery, type ApplicationRecordsQuery } from "./Records.generated";
import { Part } from "../parts/Part";

type Application = NonNullable<ApplicationRecordsQuery["application"]>;
export type Records = NonNullable<Application["records"]>;

/** Every part reads the same query, which runs once. */
export const useRecords = (applicationId: string) => {
  const { data, error, loading, refetch } = useApplicationRecordsQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const retry = () => void refetch().catch(() => undefined);
  return { application: data?.application ?? null, failed: error !== undefined, loading, retry };
};

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
  const { application, failed, loading, retry } = useRecords(applicationId);
  if (application !== null && application.records === null) return null;
  return (
    <Part id={id} title={title}>
      {application?.records && <div>{children(application.records, application)}</div>}
      {application === null && failed && (
        <ErrorState title={recordPartTexts.loadFailed} retrying={loading} onRetry={retry} />
      )}
      {application === null && !failed && <Skeleton height="4rem" radius="var(--radius-md)" />}
    </Part>
  );
}
