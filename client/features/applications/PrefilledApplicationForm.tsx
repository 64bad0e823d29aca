import { commonTexts } from "#texts/common";
import { Skeleton } from "../../components/ui/Skeleton";
import { useMyApplicationQuery, useMyLastApplicationQuery } from "./Application.generated";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm";
import classes from "./ApplicationForm.module.css";

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
      // A new application makes it another form: locked, with the resume just sent.
      key={application === null ? "new" : application.updatedAt}
      application={application}
      last={newest.data?.myLastApplication ?? null}
    />
  );
}

export const FormSkeleton = () => (
  <div role="status" className={classes.skeleton}>
    <span className="visually-hidden">{commonTexts.loading}</span>
    {[6, 3, 3, 3, 3, 5].map((height, index) => (
      <Skeleton key={index} height={`${height}rem`} radius="var(--radius-md)" />
    ))}
  </div>
);
