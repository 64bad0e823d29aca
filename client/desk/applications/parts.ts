import type { ComponentType } from "react";
import { RepresentationPart } from "../representation/RepresentationPart";

/** What a part knows of the application it is about; it reads the rest itself. */
interface PartProps {
  applicationId: string;
}

/** Parts of other rooms beside the resume, in this order. Each is a section with a heading of level 2. */
export const sideParts: readonly ComponentType<PartProps>[] = [RepresentationPart];

/** Parts of other rooms below the resume, for those that need the width. */
export const mainParts: readonly ComponentType<PartProps>[] = [];
