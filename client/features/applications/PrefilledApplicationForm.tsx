import { useMyApplicationQuery } from "./Application.generated";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm";
import { FormSkeleton } from "./FormSkeleton";
import { useMyLastApplicationQuery } from "./MyLastApplication.generated";
import { useMyPlanResumesQuery } from "./MyPlanResumes.generated";

type PrefilledFormProps = Omit<ApplicationFormProps, "application" | "last" | "planResume">;

/**
 * The form, filled in from earlier applications; without one, with the resume that the user sent for a plan. If they fail to load, it
 * silently starts from the account's data, so that the user can still apply.
 */
export function PrefilledApplicationForm(props: PrefilledFormProps) {
  const mine = useMyApplicationQuery({ variables: { jobId: props.job.id }, ssr: false });
  const newest = useMyLastApplicationQuery({ ssr: false });
  const isFirst = newest.data?.myLastApplication === null;
  const plans = useMyPlanResumesQuery({ ssr: false, skip: !isFirst });
  const waiting = [mine, newest, ...(isFirst ? [plans] : [])].some(
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
      planResume={
        plans.data?.mySubscriptions.find(({ intake }) => intake.resume)?.intake.resume ?? null
      }
    />
  );
}
