import { useSearchParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { peopleTexts } from "#texts/desk-people";
import { DeskHeading } from "../shell/DeskHeading";
import { SavedViews } from "../views/SavedViews";
import { PeopleFilters } from "./PeopleFilters";
import { PeopleList } from "./PeopleList";
import { readPeopleSearch } from "./people-search";

/** /desk/people: the search over everyone who applied, with its words in the address. */
export function PeoplePage() {
  const [params] = useSearchParams();
  const search = readPeopleSearch(params);
  return (
    <>
      <DeskHeading
        title={deskTexts.names.people}
        lead={peopleTexts.lead}
        actions={<SavedViews section="people" />}
      />
      <PeopleFilters search={search} />
      <PeopleList key={JSON.stringify(search)} search={search} />
    </>
  );
}
