import { Field, ID, Int, InputType, ObjectType, registerEnumType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import { AccountDeletion } from "./account-deletion.entity.js";
import type { DataExport as DataExportRow } from "./data-export.entity.js";
import { EXPORTS_PATH } from "./departure.paths.js";

export const DataExportStatusEnum = {
  PENDING: "PENDING",
  READY: "READY",
  FAILED: "FAILED",
} as const;
type DataExportStatus = keyof typeof DataExportStatusEnum;
registerEnumType(DataExportStatusEnum, {
  name: "DataExportStatus",
  description: "State of a copy of a person's data.",
  valuesConfig: {
    PENDING: { description: "Being made, normally within seconds." },
    READY: { description: "Can be downloaded until `expiresAt`." },
    FAILED: { description: "Could not be made. Ask for another one." },
  },
});

@ObjectType({ description: "A copy of a person's data, as a ZIP file. Only the person sees it." })
export class DataExport {
  @Field(() => ID, { description: "Opaque, permanent id of the copy." })
  id!: string;

  @Field(() => DataExportStatusEnum, { description: "State of the copy." })
  status!: DataExportStatus;

  @Field(() => Date, { description: "When the person asked for it (UTC)." })
  requestedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the file is deleted (UTC). Null unless `status` is `READY`.",
  })
  expiresAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "Size of the file in kilobytes, rounded up. Null unless `status` is `READY`.",
  })
  kilobytes!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Path on this site that redirects the owner to the file; the target works for 60 seconds. Null unless `status` is `READY`.",
  })
  url!: string | null;
}

export function toDataExport(row: DataExportRow): DataExport {
  const { id, requestedAt, fileKey, deadAt, expiresAt, bytes } = row;
  if (fileKey === null) {
    const status = deadAt ? "FAILED" : "PENDING";
    return { id, requestedAt, status, expiresAt: null, kilobytes: null, url: null };
  }
  const kilobytes = Math.ceil(Number(bytes) / 1024);
  return { id, requestedAt, status: "READY", expiresAt, kilobytes, url: `${EXPORTS_PATH}/${id}` };
}

@ObjectType({ description: "Result of asking for a copy of one's data." })
export class RequestDataExportPayload extends MessagePayload {
  @Field(() => DataExport, {
    nullable: true,
    description: "The copy that is being made. Null when `userErrors` is not empty.",
  })
  dataExport?: DataExport;
}

@ObjectType({ description: "Data that the deletion of an account deletes." })
export class DeletedData {
  @Field(() => String, { description: "What it is, in the plural, e.g. `applications`." })
  what!: string;

  @Field(() => Int, { description: "How many there are." })
  count!: number;
}

@ObjectType({ description: "Data that stays after the deletion of an account." })
export class KeptData extends DeletedData {
  @Field(() => String, { description: "Why it must stay." })
  why!: string;
}

@ObjectType({ description: "What the deletion of an account would do." })
export class DeletionPreview {
  @Field(() => [DeletedData], { description: "What is deleted, besides the account itself." })
  erased!: DeletedData[];

  @Field(() => [KeptData], { description: "What stays, and why." })
  kept!: KeptData[];

  @Field(() => Int, { description: "Number of running plans, which the deletion ends." })
  runningPlans!: number;

  @Field(() => [String], {
    description:
      "Why the account can't be deleted now, as sentences to show to the user. Empty when it can.",
  })
  refusals!: string[];
}

@ObjectType({ description: "Result of asking to delete one's account." })
export class RequestAccountDeletionPayload extends MessagePayload {
  @Field(() => AccountDeletion, {
    nullable: true,
    description: "When the account is deleted. Null when `userErrors` is not empty.",
  })
  deletion?: AccountDeletion;
}

@InputType({ description: "The deletion to cancel." })
export class CancelAccountDeletionInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Token from the link in the email, for people who are not signed in. Null cancels the caller's own.",
  })
  token?: string | null;
}

@ObjectType({ description: "Result of keeping one's account." })
export class CancelAccountDeletionPayload extends MessagePayload {}
