import { registerEnumType } from "type-graphql";

export const BoardImportStatusEnum = {
  CHECKING: "CHECKING",
  CHECKED: "CHECKED",
  IMPORTING: "IMPORTING",
  DONE: "DONE",
  FAILED: "FAILED",
} as const;
export type BoardImportStatus = keyof typeof BoardImportStatusEnum;
registerEnumType(BoardImportStatusEnum, {
  name: "BoardImportStatus",
  description: "How far the import of a board is.",
  valuesConfig: {
    CHECKING: { description: "Being read. Nothing is posted." },
    CHECKED: { description: "Read. Waits until someone starts the import, for a day." },
    IMPORTING: { description: "Being imported." },
    DONE: { description: "Imported." },
    FAILED: { description: "Ended early. Jobs that were imported until then stay." },
  },
});

export const BoardRowResultEnum = {
  CREATED: "CREATED",
  UPDATED: "UPDATED",
  UNCHANGED: "UNCHANGED",
  REOPENED: "REOPENED",
  DRAFT: "DRAFT",
  REFUSED: "REFUSED",
  UNREAD: "UNREAD",
} as const;
registerEnumType(BoardRowResultEnum, {
  name: "BoardRowResult",
  description: "What became of a row of a board's file, or in a check would.",
  valuesConfig: {
    CREATED: { description: "A new job, published." },
    UPDATED: { description: "A job that was changed." },
    UNCHANGED: { description: "A job that was like this already." },
    REOPENED: { description: "A job that is open again." },
    DRAFT: { description: "Kept as a draft, since it can't be published as it is." },
    REFUSED: { description: "Not kept." },
    UNREAD: { description: "Can't be read." },
  },
});

export const BoardFieldResultEnum = {
  MAPPED: "MAPPED",
  GUESSED: "GUESSED",
  REFUSED: "REFUSED",
} as const;
registerEnumType(BoardFieldResultEnum, {
  name: "BoardFieldResult",
  description: "What became of a field of a board.",
  valuesConfig: {
    MAPPED: { description: "Taken as the board has it." },
    GUESSED: { description: "The board does not say it in so many words." },
    REFUSED: { description: "Left out." },
  },
});

export const BoardHeldEnum = {
  UNREADABLE: "UNREADABLE",
  PART: "PART",
  UNNAMED: "UNNAMED",
  TOO_MANY: "TOO_MANY",
} as const;
registerEnumType(BoardHeldEnum, {
  name: "BoardHeld",
  description: "Why no job may be closed.",
  valuesConfig: {
    UNREADABLE: { description: "The file can't be read to its end." },
    PART: { description: "The file is a part of the board." },
    UNNAMED: { description: "A row has no id, and may be any of them." },
    TOO_MANY: { description: "They are more than a fifth of the open jobs." },
  },
});

export const BoardClosingEnum = { NONE: "NONE", FEW: "FEW", ALL: "ALL" } as const;
registerEnumType(BoardClosingEnum, {
  name: "BoardClosing",
  description: "Which jobs an import closes because they left their board.",
  valuesConfig: {
    NONE: { description: "None." },
    FEW: { description: "All, unless they are more than a fifth of the open jobs; then none." },
    ALL: { description: "All." },
  },
});
