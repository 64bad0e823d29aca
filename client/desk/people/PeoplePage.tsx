import { useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { doubtfulPhoneTexts, peopleTexts } from "#texts/desk-people";
import { paths } from "#site/paths";
import { LinkButton } from "../../components/ui/LinkButton";
import { useViewer } from "../../lib/session/viewer";
import { DeskHeading } from "../shell/DeskHeading";
import { SavedViews } from "../views/SavedViews";
import { PeopleFilters } from "./PeopleFilters";
import { PeopleList } from "./PeopleList";
import { readPeopleSearch } from "./people-search";

/** /desk/people: the search over everyone who applied, with its words in the address. */
export function PeoplePage() {
  const [params] = useSearchParams();
  const search = readPeopleSearch(params);
  const isAdmin = useViewer().viewer?.role === "ADMIN";
  return (
    <>
      <DeskHeading
        title={deskTexts.names.people}
        lead={peopleTexts.lead}
        actions={
          <>
            {isAdmin && (
              <LinkButton to={paths.desk("people", "phones")} variant="default">
                {doubtfulPhoneTexts.title}
              </LinkButton>
            )}
            <SavedViews section="people" />
          </>
        }
      />
      <PeopleFilters search={search} />
      <PeopleList key={JSON.stringify(search)} search={search} />
    </>
  );
}
