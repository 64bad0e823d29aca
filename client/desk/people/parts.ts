import type { ComponentType } from "react";
import { PersonMails } from "../records/PersonMails";
import { PersonNotes } from "../records/PersonNotes";
import { PersonConsents } from "../representation/PersonConsents";

/** What a part knows of the person it is about; it reads the rest itself. */
interface PersonPartProps {
  personId: string;
}

/** Parts of other rooms on a person's page, below the applications. Each is a section with a heading of level 2. */
export const mainParts: readonly ComponentType<PersonPartProps>[] = [
  PersonConsents,
  PersonNotes,
  PersonMails,
];
