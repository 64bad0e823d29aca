import { registerEnumType } from "type-graphql";

/** Where the work is done. */
export const WorkplaceTypeEnum = { ONSITE: "ONSITE", HYBRID: "HYBRID", REMOTE: "REMOTE" } as const;

registerEnumType(WorkplaceTypeEnum, {
  name: "WorkplaceType",
  description: "Where the work is done.",
  valuesConfig: {
    ONSITE: { description: "At the place in `companyLocation`." },
    HYBRID: { description: "Partly at the place in `companyLocation`, partly from home." },
    REMOTE: { description: "From home." },
  },
});
