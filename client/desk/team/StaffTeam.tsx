import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { useViewer } from "../../lib/session/viewer";
import { InviteDialog } from "./InviteDialog";
import { LoadedList } from "../../components/ui/LoadedList";
import { OpenInvitations } from "./OpenInvitations";
import { PendingResets } from "./PendingResets";
import { People, PersonCard } from "./People";
import { PersonDialog } from "./PersonDialog";
import classes from "./Team.module.css";
import { useStaffQuery, type StaffPersonFragment, type StaffQuery } from "./Staff.generated";
import { FRESH, useList } from "../../lib/use-list";

/** All recruiters and administrators, and open invitations. For administrators. */
export function StaffTeam() {
  const list = useList(
    useStaffQuery(FRESH),
    ({ staffMembers }: StaffQuery) => staffMembers,
    (data, nodes) => ({ staffMembers: { ...data.staffMembers, nodes } }),
  );
  const [managed, setManaged] = useState<string | null>(null);
  const [inviting, setInviting] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  return (
    <div className={classes.teams}>
      <Pane
        title={teamTexts.staffTitle}
        lead={teamTexts.staffLead}
        action={<Button onClick={() => setInviting(true)}>{teamTexts.invite}</Button>}
      >
        {news !== null && <Message tone="success">{news}</Message>}
        <LoadedList list={list} failedTitle={teamTexts.loadFailed}>
          {(people) => (
            <>
              <People>
                {people.map((person) => (
                  <StaffPerson
                    key={person.id}
                    person={person}
                    onManage={() => setManaged(person.id)}
                  />
                ))}
              </People>
              {managed !== null && (
                <PersonDialog
                  person={people.find(({ id }) => id === managed)}
                  onClose={() => setManaged(null)}
                />
              )}
            </>
          )}
        </LoadedList>
      </Pane>
      <PendingResets onNews={setNews} />
      <OpenInvitations onNews={setNews} />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} onSent={setNews} />
    </div>
  );
}

function StaffPerson({ person, onManage }: { person: StaffPersonFragment; onManage: () => void }) {
  const { viewer } = useViewer();
  const { name, email, role, companies, lastSeenAt, hasSecondFactor } = person;
  const { disabledAt, disabledReason } = person;
  const badges = [
    ...(person.id === viewer?.id ? [teamTexts.you] : []),
    ...(disabledAt === null ? [] : [teamTexts.disabled]),
  ];
  const places = companies.map((place) =>
    teamTexts.memberOf(teamTexts.companyRoles[place.role], place.company.name),
  );
  const seen = lastSeenAt === null ? teamTexts.notSeen : teamTexts.seen(dateTime(lastSeenAt));
  return (
    <PersonCard
      title={name}
      subtitle={email}
      badges={badges}
      warnings={hasSecondFactor ? [] : [teamTexts.noFactor]}
      facts={[
        ...(places.length > 0 ? places : [teamTexts.roles[role]]),
        ...(disabledReason === null ? [seen] : [teamTexts.reasons[disabledReason]]),
      ]}
      actions={
        <Button
          variant="default"
          size="sm"
          aria-label={teamTexts.manageOf(name)}
          onClick={onManage}
        >
          {teamTexts.manage}
        </Button>
      }
    />
  );
}
