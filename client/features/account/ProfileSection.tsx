import { accountTexts } from "#texts/account";
import { ErrorState } from "../../components/ui/ErrorState";
import { Pane } from "../../components/ui/Pane";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { useProfileQuery } from "./Profile.generated";
import { ProfileForm } from "./ProfileForm";

/** The person's details. */
export function ProfileSection() {
  const { data, error, loading, refetch } = useProfileQuery({
    ssr: false,
    notifyOnNetworkStatusChange: true,
  });
  const profile = data?.me;
  if (!profile && error !== undefined)
    return (
      <ErrorState
        title={accountTexts.profileFailed}
        retrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!profile) return <SectionSkeleton />;
  return (
    <Pane title={accountTexts.profile} lead={accountTexts.profileLead} headingLevel={3}>
      <ProfileForm profile={profile} />
    </Pane>
  );
}
