import { useParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { personAccountTexts, personTexts as texts } from "#texts/desk-people";
import { paths } from "#site/paths";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded, type UnloadedProps } from "../../components/ui/Unloaded";
import { LinkButton } from "../../components/ui/LinkButton";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { readFailure } from "../../lib/api-error";
import { useViewer } from "../../lib/session/viewer";
import { FRESH } from "../../lib/use-list";
import { webAddress } from "../../lib/web-address";
import { BackLink } from "../shell/BackLink";
import { DeskHeading } from "../shell/DeskHeading";
import { useDeskPersonQuery, type DeskPersonQuery } from "./People.generated";
import { AdminParts } from "./account/AdminParts";
import { useDeskAccountQuery } from "./account/Account.generated";
import { PersonApplications } from "./PersonApplications";
import { Fact, Facts } from "../parts/Facts";
import { MailTroubleNote } from "../parts/MailTroubleNote";
import { Part } from "../parts/Part";
import { Column, Sides } from "../parts/Sides";
import { PhoneLink } from "../parts/PhoneLink";
import { relocationAnswer } from "../parts/relocation-answer";
import classes from "./People.module.css";
import type { ComponentType } from "react";
import { PersonMails } from "../records/PersonMails";
import { PersonNotes } from "../records/PersonNotes";
import { PersonConsents } from "../representation/PersonConsents";

/** What a part knows of the person it is about; it reads the rest itself. */
interface PersonPartProps {
  personId: string;
}

/** Parts of other rooms on a person's page, below the applications. Each is a section with a heading of level 2. */
const mainParts: readonly ComponentType<PersonPartProps>[] = [
  PersonConsents,
  PersonNotes,
  PersonMails,
];

type Person = NonNullable<DeskPersonQuery["candidate"]>;

/** /desk/people/:id: one person, with everything the firm has on them that this staff may see. */
export function PersonPage() {
  const { id = "" } = useParams();
  return (
    <>
      <BackLink to={paths.desk("people")}>{texts.all}</BackLink>
      <PersonContent key={id} id={id} />
    </>
  );
}

function PersonContent({ id }: { id: string }) {
  // Lists show the name and the place without immigration status, and must not find these in the cache.
  const query = useDeskPersonQuery({
    ...FRESH,
    fetchPolicy: "no-cache",
    variables: { id },
  });
  const { data, error, loading } = query;
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  const person = data?.candidate;
  if (person) return <Content person={person} isAdmin={isAdmin} />;
  const isMissing =
    !loading &&
    (data?.candidate === null || (error !== undefined && readFailure(error).kind === "refused"));
  if (isMissing && isAdmin) return <WithoutApplications id={id} />;
  return (
    <>
      <DeskHeading title={deskTexts.names.people} />
      {isMissing ? <Missing /> : <UnloadedPerson query={query} />}
    </>
  );
}

const UnloadedPerson = ({ query }: Pick<UnloadedProps, "query">) => (
  <Unloaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="record" />} />
);

const Content = ({ person, isAdmin }: { person: Person; isAdmin: boolean }) => (
  <>
    <DeskHeading title={person.name} lead={person.location} />
    <Sides
      side={
        <>
          <Contact person={person} />
          {isAdmin && <AdminParts personId={person.id} />}
        </>
      }
    >
      <PersonApplications id={person.id} />
      {mainParts.map((MainPart, index) => (
        <MainPart key={index} personId={person.id} />
      ))}
    </Sides>
  </>
);

function Contact({ person: { newestApplication } }: { person: Person }) {
  const { email, phone, countryCode, relocation, linkedin } = newestApplication;
  const profile = webAddress(linkedin ?? "");
  return (
    <Part id="person-contact" title={texts.contact}>
      <p className={classes.detail}>{texts.contactNote}</p>
      <Facts>
        <Fact label={texts.email}>
          <a href={`mailto:${email}`}>{email}</a>
          <MailTroubleNote trouble={newestApplication.mailTrouble} />
        </Fact>
        <Fact label={texts.phone}>
          {phone === "" ? texts.noPhone : <PhoneLink countryCode={countryCode} phone={phone} />}
        </Fact>
        <Fact label={texts.relocation}>{relocationAnswer(relocation)}</Fact>
        {profile !== null && (
          <Fact label={texts.profile}>
            <a href={profile} target="_blank" rel="noopener noreferrer">
              {texts.openProfile}
            </a>
          </Fact>
        )}
      </Facts>
    </Part>
  );
}

/** Someone who hasn't applied, such as a person who only bought a plan. */
function WithoutApplications({ id }: { id: string }) {
  const query = useDeskAccountQuery({ ...FRESH, variables: { id } });
  const account = query.data?.person;
  const isMissing = !query.loading && query.error === undefined;
  if (!account)
    return (
      <>
        <DeskHeading title={deskTexts.names.people} />
        {isMissing ? <Missing /> : <UnloadedPerson query={query} />}
      </>
    );
  return (
    <>
      <DeskHeading title={account.name} lead={personAccountTexts.noApplications} />
      <Column>
        <AdminParts personId={id} />
      </Column>
    </>
  );
}

const Missing = () => (
  <EmptyState
    title={texts.missing}
    actions={<LinkButton to={paths.desk("people")}>{texts.all}</LinkButton>}
  >
    {texts.missingText}
  </EmptyState>
);
