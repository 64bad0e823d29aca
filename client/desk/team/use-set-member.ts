import { teamTexts } from "#texts/team";
import { attempt } from "../../lib/refusal";
import type { CompanyRole } from "../../lib/schema-types.generated";
import { useSetCompanyRoleMutation } from "./Members.generated";

/** Adds someone to a company, or changes what they may do for it. */
export function useSetMember() {
  const [setRole] = useSetCompanyRoleMutation({ refetchQueries: ["Staff", "CompanyTeam"] });
  return (input: { userId: string; companyId: string; role: CompanyRole }) =>
    attempt(() => setRole({ variables: { input } }), "member", teamTexts.failed);
}
