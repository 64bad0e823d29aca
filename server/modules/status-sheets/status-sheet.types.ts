import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { stemExtensions, type StatusSheet, type StemExtension } from "#site/status-sheet";
import { visaStatuses, type VisaStatus } from "#site/status-rules";
import { Payload } from "../../kit/graphql/user-error.js";

/** An enum of these values, each by its own name. */
const enumOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Name in Value]: Name };

export const VisaStatusEnum = enumOf(visaStatuses);
registerEnumType(VisaStatusEnum, {
  name: "VisaStatus",
  description: "US statuses that allow work (8 CFR 214.2, 274a.12).",
  valuesConfig: {
    OPT: { description: "Optional Practical Training of an F-1 student." },
    STEM_OPT: { description: "24-month extension of OPT for STEM degrees." },
    CPT: { description: "Curricular Practical Training of an F-1 student." },
    H1B: { description: "H-1B, specialty occupation." },
    H1B1: { description: "H-1B1, professionals from Chile and Singapore." },
    L1: { description: "L-1, transfer within a company." },
    TN: { description: "TN, professionals from Canada and Mexico." },
    E3: { description: "E-3, professionals from Australia." },
    O1: { description: "O-1, extraordinary ability." },
    E1: { description: "E-1, treaty trader." },
    E2: { description: "E-2, treaty investor." },
    J1: { description: "J-1, exchange visitor." },
    H4_EAD: { description: "Employment card of an H-4 spouse of an H-1B worker." },
    L2_EAD: { description: "Employment card of an L-2 spouse of an L-1 worker." },
    GC_EAD: { description: "Employment card while a green card application is pending." },
    DACA: { description: "Employment card of Deferred Action for Childhood Arrivals." },
    GREEN_CARD: { description: "Lawful permanent resident." },
    US_CITIZEN: { description: "Citizen of the United States." },
  },
});

export const StemExtensionEnum = enumOf(stemExtensions);
registerEnumType(StemExtensionEnum, {
  name: "StemExtension",
  description: "Whether OPT can be extended for a STEM degree.",
  valuesConfig: {
    NO: { description: "It can't, or was extended already." },
    OPEN: { description: "It can, and was not applied for yet." },
    PENDING: { description: "It was applied for." },
  },
});

@ObjectType("StatusSheet", {
  description: "What the signed-in person noted about their visa status. Only they see it.",
})
export class KeptStatusSheet implements StatusSheet {
  @Field(() => VisaStatusEnum, { description: "The status." })
  status!: VisaStatus;

  @Field(() => String, {
    nullable: true,
    description: "First day of the status, such as `2026-06-01`. Null if it was left out.",
  })
  startsOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day of the status. Null if it was left out.",
  })
  endsOn!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they work now. Null for statuses other than OPT, or if left out.",
  })
  isWorking!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Days without a job during OPT. Null for statuses other than OPT, or if left out.",
  })
  unemployedDays!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The day up to which they are counted. Null without them.",
  })
  unemployedAsOf!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day of employment. Null if they are still employed.",
  })
  lastDayOfWork!: string | null;

  @Field(() => StemExtensionEnum, { description: "Whether OPT can be extended." })
  stemExtension!: StemExtension;

  @Field(() => Date, { description: "When it was saved (UTC)." })
  savedAt!: Date;
}

@InputType({ description: "The sheet to keep. Days are written as `2026-12-01`." })
export class KeepStatusSheetInput implements StatusSheet {
  @Field(() => VisaStatusEnum, { description: "The status." })
  status!: VisaStatus;

  @Field(() => String, {
    nullable: true,
    description: "First day of the status. Null or left out if it's not known.",
  })
  startsOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Last day of the status. Null or left out if it has none; required for statuses that depend on a school or an employer.",
  })
  endsOn!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether they work now, during OPT. Null or left out if not said; required with `unemployedDays` and no `lastDayOfWork`.",
  })
  isWorking!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Days without a job during OPT, 0 to 150. Null or left out if not known.",
  })
  unemployedDays!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The day up to which they are counted. Null or left out without them.",
  })
  unemployedAsOf!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day of employment. Null or left out if they are still employed.",
  })
  lastDayOfWork!: string | null;

  @Field(() => StemExtensionEnum, { description: "Whether OPT can be extended." })
  stemExtension!: StemExtension;
}

@ObjectType({ description: "Result of keeping a status sheet." })
export class KeepStatusSheetPayload extends Payload {
  @Field(() => KeptStatusSheet, {
    nullable: true,
    description: "The sheet that is kept now. Null when `userErrors` is not empty.",
  })
  statusSheet?: KeptStatusSheet | null;
}

@ObjectType({ description: "Result of taking back a status sheet." })
export class ForgetStatusSheetPayload extends Payload {
  @Field(() => Boolean, {
    nullable: true,
    description: "True: none is kept now. Null when `userErrors` is not empty.",
  })
  isForgotten?: boolean | null;
}
