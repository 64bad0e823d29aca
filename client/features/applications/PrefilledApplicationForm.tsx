import { useMyApplicationQuery, useMyLastApplicationQuery } from "./Application.generated";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm";
import { FormSkeleton } from "./FormSkeleton";

type PrefilledFormProps = Omit<ApplicationFormProps, "application" | "last">;

/**
 * The form, filled in from earlier applications. Where they cannot be read it starts from the
 * account's data without a word (spec section 4): the person can still apply.
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
      // A sent application remounts the form: locked, with the resume just sent.
      key={application === null ? "new" : application.updatedAt}
      application={application}
      last={newest.data?.myLastApplication ?? null}
    />
  );
}
