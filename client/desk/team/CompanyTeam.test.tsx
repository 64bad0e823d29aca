import { screen } from "@testing-library/react";
import { teamTexts } from "#texts/team";
import { renderApp } from "../../test/render";
import { CompanyTeam } from "./CompanyTeam";
import { CompanyTeamDocument } from "./Members.generated";

const company = {
  __typename: "Company" as const,
  id: "company-1",
  name: "Sablecrest Networks",
  viewerCanManageMembers: false,
};

test("a company that no one works for says so", async () => {
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
  const companyMembers = { __typename: "CompanyMemberConnection", nodes: [], pageInfo };
  renderApp(<CompanyTeam company={company} />, {
    mocks: [
      {
        request: { query: CompanyTeamDocument, variables: { companyId: company.id } },
        result: { data: { companyMembers } },
      },
    ],
  });
  expect(await screen.findByText(teamTexts.noMembers)).toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
