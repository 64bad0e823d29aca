import { Link } from "react-router-dom";
import { doubtfulPhoneTexts as texts } from "#texts/desk-people";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { LoadedList } from "../../../components/ui/LoadedList";
import { FRESH, useList } from "../../../lib/use-list";
import { phoneText } from "../../parts/phone-text";
import rows from "../../parts/Rows.module.css";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import { useDoubtfulPhonesQuery, type DoubtfulPhonesQuery } from "./DoubtfulPhones.generated";

type Person = DoubtfulPhonesQuery["doubtfulPhones"]["nodes"][number];

/** /desk/people/phones: stored phone numbers that are probably wrong, for administrators to ask about. */
export function DoubtfulPhonesPage() {
  const list = useList(
    useDoubtfulPhonesQuery(FRESH),
    ({ doubtfulPhones }: DoubtfulPhonesQuery) => doubtfulPhones,
    (data, nodes) => ({ doubtfulPhones: { ...data.doubtfulPhones, nodes } }),
  );
  return (
    <>
      <BackLink to={paths.desk("people")}>{texts.allPeople}</BackLink>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      >
        {(people) => (
          <ul className={rows.rows}>
            {people.map((person) => (
              <li key={person.id} className={rows.row}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  );
}

const PersonRow = ({ person: { id, name, phones } }: { person: Person }) => (
  <div className={rows.what}>
    <h2 className={rows.name}>
      <Link to={paths.desk("people", id)}>{name}</Link>
    </h2>
    {phones.map(({ countryCode, phone, doubt }) => (
      <p key={`${countryCode} ${phone}`}>
        {phoneText(countryCode, phone)}: {texts.doubts[doubt]}
      </p>
    ))}
  </div>
);
