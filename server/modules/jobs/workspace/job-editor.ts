import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { Actor, Partner, SignedIn } from "../../../core/actor.js";

export const JobEditorKindEnum = { PERSON: "PERSON", API_KEY: "API_KEY" } as const;
export type JobEditorKind = keyof typeof JobEditorKindEnum;

registerEnumType(JobEditorKindEnum, {
  name: "JobEditorKind",
  description: "What wrote a job.",
  valuesConfig: {
    PERSON: { description: "A person, in the staff area or over the API." },
    API_KEY: { description: "A partner system with an API key." },
  },
});

/** Who wrote a job, as its row holds it. */
export interface JobEditorId {
  kind: JobEditorKind;
  id: string;
}

@ObjectType({
  description:
    "Who wrote or last changed a job. Seen by people who work on it; API keys of its company see which key it was, and no people.",
})
export class JobEditor implements JobEditorId {
  @Field(() => JobEditorKindEnum, { description: "A person or an API key." })
  kind!: JobEditorKind;

  @Field(() => ID, { description: "Id of the account or of the API key." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person or of the key. Null when it no longer exists.",
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Source of the API key: the system that posts with it. Null for a person, and when the key no longer exists.",
  })
  source!: string | null;
}

/** What is shown of who wrote a job. */
export type EditorName = Pick<JobEditor, "name" | "source">;

/** Names of accounts and keys, by id; others are missing. */
export interface EditorNames {
  peopleNames(ids: readonly string[]): Promise<ReadonlyMap<string, EditorName>>;
  keyNames(ids: readonly string[]): Promise<ReadonlyMap<string, EditorName>>;
}

const editorOf = (actor: SignedIn | Partner): JobEditorId =>
  actor.kind === "user" ? { kind: "PERSON", id: actor.id } : { kind: "API_KEY", id: actor.keyId };

/** The columns that say who changed a job. */
export function updatedBy(by: Actor | JobEditorId) {
  if (by.kind === "visitor") return {};
  const { kind, id } = by.kind === "user" || by.kind === "partner" ? editorOf(by) : by;
  return { updatedByKind: kind, updatedById: id };
}

/** The columns of a new job that say who wrote it. */
export const createdBy = (actor: SignedIn | Partner) => {
  const { kind, id } = editorOf(actor);
  return { createdByKind: kind, createdById: id, ...updatedBy(actor) };
};
