import type { ComponentType } from "react";

/** What a part knows of the person it is about; it reads the rest itself. */
interface PersonPartProps {
  personId: string;
}

/** Parts of other rooms on a person's page, in this order. Each is a section with a heading of level 2. */
export const personParts: readonly ComponentType<PersonPartProps>[] = [];
