import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { renderApp } from "../../test/render";
import { StaffCompaniesDocument } from "./StaffCompanies.generated";
import { useStaffCompanies } from "./use-staff-companies";

const company = (id: string) => ({
  ...{ __typename: "Company" as const, id },
  ...{ name: `Company ${id}`, viewerCanPostJob: true },
});

const page = (
  after: string | null,
  ids: readonly string[],
  endCursor: string | null,
): MockLink.MockedResponse => ({
  request: { query: StaffCompaniesDocument, variables: after === null ? {} : { after } },
  result: {
    data: {
      deskCompanies: {
        __typename: "CompanyConnection",
        nodes: ids.map(company),
        pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
      },
    },
  },
});

const Names = () => (
  <ul>
    {useStaffCompanies().nodes?.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);

const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("every page of companies is read, and each company is offered once", async () => {
  const mocks = [page(null, ["1", "2"], "a"), page("a", ["2", "3"], "b"), page("b", ["4"], null)];
  renderApp(<Names />, { mocks });
  await screen.findByText("Company 4");
  expect(shown()).toEqual(["Company 1", "Company 2", "Company 3", "Company 4"]);
});
