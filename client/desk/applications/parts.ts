import type { ComponentType } from "react";
import { InterviewPart } from "../placements/InterviewPart";
import { PlacementPart } from "../placements/PlacementPart";
import { AssigneeSelect } from "../records/AssigneeSelect";
import { MailPart } from "../records/MailPart";
import { NextStepPart } from "../records/NextStepPart";
import { NotesPart } from "../records/NotesPart";
import { RatingPart } from "../records/RatingPart";
import { TagsPart } from "../records/TagsPart";
import { RepresentationPart } from "../representation/RepresentationPart";

/** What a part knows of the application it is about; it reads the rest itself. */
interface PartProps {
  applicationId: string;
}

/** Parts of other rooms beside the resume, in this order. Each is a section with a heading of level 2. */
export const sideParts: readonly ComponentType<PartProps>[] = [
  PlacementPart,
  InterviewPart,
  RepresentationPart,
  AssigneeSelect,
  NextStepPart,
  TagsPart,
];

/** Parts of other rooms below the resume, for those that need the width. */
export const mainParts: readonly ComponentType<PartProps>[] = [NotesPart, MailPart, RatingPart];
