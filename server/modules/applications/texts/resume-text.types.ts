import { Field, ObjectType, registerEnumType } from "type-graphql";

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
}
