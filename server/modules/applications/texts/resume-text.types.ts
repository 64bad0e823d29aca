import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

export const ResumeTextStatusEnum = {
  PENDING: "PENDING",
  READY: "READY",
  EMPTY: "EMPTY",
  FAILED: "FAILED",
} as const;
export type ResumeTextStatus = keyof typeof ResumeTextStatusEnum;
registerEnumType(ResumeTextStatusEnum, {
  name: "ResumeTextStatus",
  description: "How far the site is with reading the text of a resume.",
  valuesConfig: {
    PENDING: { description: "Not read yet. It usually takes a few seconds after the upload." },
    READY: { description: "Read; `text` has it." },
    EMPTY: { description: "Read, and there is no text in it, as in a scanned page." },
    FAILED: { description: "It can't be read; `problem` says why. The file itself can be opened." },
  },
});

export const ResumeTextProblemEnum = {
  UNREADABLE: "UNREADABLE",
  TOO_SLOW: "TOO_SLOW",
  TOO_MUCH_MEMORY: "TOO_MUCH_MEMORY",
  MISSING: "MISSING",
} as const;
export type ResumeTextProblem = keyof typeof ResumeTextProblemEnum;
registerEnumType(ResumeTextProblemEnum, {
  name: "ResumeTextProblem",
  description: "Why the text of a resume can't be read.",
  valuesConfig: {
    UNREADABLE: { description: "The file is damaged or encrypted." },
    TOO_SLOW: { description: "Reading it took longer than 10 seconds." },
    TOO_MUCH_MEMORY: { description: "Reading it took more memory than the site allows." },
    MISSING: { description: "The file is not in the store anymore." },
  },
});

export const ResumeCoverageEnum = { FULL: "FULL", PARTIAL: "PARTIAL", NONE: "NONE" } as const;
export type ResumeCoverage = keyof typeof ResumeCoverageEnum;
registerEnumType(ResumeCoverageEnum, {
  name: "ResumeCoverage",
  description: "How much of a resume the search over people can find.",
  valuesConfig: {
    FULL: { description: "All of its text." },
    PARTIAL: { description: "The file is so large that something of its text is missing." },
    NONE: { description: "Nothing: the file has no text, as in a scanned page, or can't be read." },
  },
});

export const ResumeBlockTypeEnum = {
  HEADING: "HEADING",
  PARAGRAPH: "PARAGRAPH",
  ITEM: "ITEM",
  TABLE: "TABLE",
} as const;
registerEnumType(ResumeBlockTypeEnum, {
  name: "ResumeBlockType",
  description: "What a part of a resume is.",
  valuesConfig: {
    HEADING: { description: "A heading; `level` is from 1 to 6." },
    PARAGRAPH: { description: "A paragraph. One without runs is a blank line." },
    ITEM: { description: "An item of a list; `level` is from 0." },
    TABLE: { description: "A table; its text is in `rows`." },
  },
});

@ObjectType({ description: "A piece of text with one look." })
export class ResumeRun {
  @Field(() => String, { description: "May have line breaks." })
  text!: string;

  @Field(() => Boolean, { description: "Whether it is bold." })
  bold!: boolean;

  @Field(() => Boolean, { description: "Whether it is italic." })
  italic!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Where it links to: an http, https, or mailto address. Null if it doesn't.",
  })
  link!: string | null;
}

@ObjectType({ description: "A part of a resume." })
export class ResumeBlock {
  @Field(() => ResumeBlockTypeEnum, { description: "What it is." })
  type!: keyof typeof ResumeBlockTypeEnum;

  @Field(() => Int, {
    nullable: true,
    description: "Of a heading, from 1; of a list item, from 0. Null for the others.",
  })
  level!: number | null;

  @Field(() => [ResumeRun], { description: "Its text. Empty for a table." })
  runs!: ResumeRun[];

  @Field(() => [[[ResumeRun]]], { description: "Cells of a table, row by row. Otherwise empty." })
  rows!: ResumeRun[][][];
}

@ObjectType({ description: "The text of a resume, as the site read it from the file." })
export class ResumeText {
  @Field(() => ResumeTextStatusEnum, { description: "Whether there is a text." })
  status!: ResumeTextStatus;

  @Field(() => ResumeTextProblemEnum, {
    nullable: true,
    description: "Why there is no text. Null unless `status` is `FAILED`.",
  })
  problem!: ResumeTextProblem | null;

  @Field(() => String, {
    nullable: true,
    description: "Plain text with line breaks, at most 200,000 characters. Null unless `READY`.",
  })
  text!: string | null;

  @Field(() => [ResumeBlock], {
    nullable: true,
    description: "The same text with its structure. Null for a PDF, and unless `READY`.",
  })
  blocks!: ResumeBlock[] | null;

  @Field(() => Boolean, {
    description: "Whether the file is so large that something of it is missing here.",
  })
  isPartial!: boolean;
}
