import { useMyApplicationQuery } from "./Application.generated";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm";
import { FormSkeleton } from "./FormSkeleton";
import { useMyLastApplicationQuery } from "./MyLastApplication.generated";

type PrefilledFormProps = Omit<ApplicationFormProps, "application" | "last">;

/**
 * The form, filled in from earlier applications. If they fail to load, it silently starts from the account's data, so
 * that the user can still apply.
 */
export function PrefilledApplicationForm(props: PrefilledFormProps) {
  const mine = useMyApplicationQuery({ variables: { jobId: props.job.id }, ssr: false });
  const newest = useMyLastApplicationQuery({ ssr: false });
  const waiting = [mine, newest].some(
    ({ data, error }) => data === undefined && error === undefined,
  );
  if (waiting) return <FormSkeleton />;
  const application = mine.data?.myApplication ?? null;
  return (
    <ApplicationForm
      {...props}
      // Sending an application remounts the form, read-only and with the new resume.
      key={application === null ? "new" : application.updatedAt}
      application={application}
      last={newest.data?.myLastApplication ?? null}
    />
  );
}
