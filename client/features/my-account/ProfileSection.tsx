import { accountTexts } from "#texts/account";
import { Unloaded } from "../../components/ui/Unloaded";
import { Pane } from "../../components/ui/Pane";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { useProfileQuery } from "./Profile.generated";
import { ProfileForm } from "./ProfileForm";

/** The person's details. */
export function ProfileSection() {
  const query = useProfileQuery({
    ssr: false,
    notifyOnNetworkStatusChange: true,
  });
  const { data } = query;
  const profile = data?.me;
  if (!profile)
    return (
      <Unloaded query={query} failed={accountTexts.profileFailed} skeleton={<SectionSkeleton />} />
    );
  return (
    <Pane title={accountTexts.profile} lead={accountTexts.profileLead} headingLevel={3}>
      <ProfileForm profile={profile} />
    </Pane>
  );
}
