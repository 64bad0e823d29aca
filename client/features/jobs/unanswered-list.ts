import type { MockLink } from "@apollo/client/testing";
import { CompletedPlacesDocument } from "./CompletedPlaces.generated";
import { CompletedSkillsDocument } from "./CompletedSkills.generated";
import { FilterCountsDocument } from "./FilterCounts.generated";
import { JobsDocument } from "./Jobs.generated";

/** For tests that don't look at the list and at completions: their queries never end. */
export const unansweredList: MockLink.MockedResponse[] = [
  JobsDocument,
  FilterCountsDocument,
  CompletedPlacesDocument,
  CompletedSkillsDocument,
].map((query) => ({
  request: { query, variables: () => true },
  delay: Infinity,
  result: {},
  maxUsageCount: Infinity,
}));
