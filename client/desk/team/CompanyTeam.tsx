import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { useViewer } from "../../lib/session/viewer";
import { InviteDialog } from "./InviteDialog";
import { LoadedList } from "../../components/ui/LoadedList";
import {
  useCompanyTeamQuery,
  type CompanyTeamQuery,
  type OwnCompaniesQuery,
  type TeamMemberFragment,
} from "./Members.generated";
import { MembershipForm } from "./MembershipForm";
import { OpenInvitations } from "./OpenInvitations";
import { People, PersonCard } from "./People";
import classes from "./People.module.css";
import { FRESH, useList } from "../../lib/use-list";

type OwnCompany = NonNullable<OwnCompaniesQuery["me"]>["companies"][number];

interface CompanyTeamProps {
  company: OwnCompany;
  /** Its name, unless the page is about the company anyway. */
  title?: string;
}

/** A company's members, and for its owners also its open invitations. */
export function CompanyTeam({ company, title = company.name }: CompanyTeamProps) {
  const [inviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<TeamMemberFragment | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const list = useList(
    useCompanyTeamQuery({ ...FRESH, variables: { companyId: company.id } }),
    ({ companyMembers }: CompanyTeamQuery) => companyMembers,
    (data, nodes) => ({ companyMembers: { ...data.companyMembers, nodes } }),
  );
  const owns = company.viewerCanManageMembers;
  const finish = (message: string) => {
    setNews(message);
    // Another member's dialog may be open by now.
    setManaged((current) => (current === managed ? null : current));
  };
  return (
    <Pane
      title={title}
      lead={teamTexts.companyLead}
      action={owns && <Button onClick={() => setInviting(true)}>{teamTexts.invite}</Button>}
    >
      {news !== null && <Message tone="success">{news}</Message>}
      <LoadedList
        list={list}
        failedTitle={teamTexts.loadFailed}
        empty={<p className={classes.none}>{teamTexts.noMembers}</p>}
      >
        {(members) => (
          <People>
            {members.map((member) => (
              <Member key={member.id} member={member} onManage={() => setManaged(member)} />
            ))}
          </People>
        )}
      </LoadedList>
      {owns && (
        <>
          <OpenInvitations companyId={company.id} onNews={setNews} />
          <InviteDialog
            opened={inviting}
            onClose={() => setInviting(false)}
            onSent={setNews}
            company={company}
          />
        </>
      )}
      {managed !== null && (
        <Dialog opened onClose={() => setManaged(null)} title={managed.name} size="lg">
          <MembershipForm member={managed} company={company} onDone={finish} />
        </Dialog>
      )}
    </Pane>
  );
}

function Member({ member, onManage }: { member: TeamMemberFragment; onManage: () => void }) {
  const { viewer } = useViewer();
  const { userId, name, email, role, lastSeenAt, disabledAt, viewerCanChange } = member;
  const badges = [
    ...(userId === viewer?.id ? [teamTexts.you] : []),
    ...(disabledAt === null ? [] : [teamTexts.disabled]),
  ];
  const seen = lastSeenAt === null ? teamTexts.notSeen : teamTexts.seen(dateTime(lastSeenAt));
  return (
    <PersonCard
      title={name}
      subtitle={email}
      badges={badges}
      facts={[teamTexts.companyRoles[role], seen]}
      actions={
        viewerCanChange && (
          <Button
            variant="default"
            size="sm"
            aria-label={teamTexts.manageOf(name)}
            onClick={onManage}
          >
            {teamTexts.manage}
          </Button>
        )
      }
    />
  );
}
