import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { teamTexts } from "#texts/team";
import { renderApp } from "../../test/render";
import { CompaniesPart } from "./CompaniesPart";
import { RolePart } from "./RolePart";
import { StaffCompaniesDocument } from "../parts/StaffCompanies.generated";
import type { StaffPersonFragment } from "./Staff.generated";

const user = userEvent.setup({ delay: null });
const company = { __typename: "Company" as const, id: "company-1", name: "Sablecrest Networks" };
const person: StaffPersonFragment = {
  __typename: "Person",
  id: "user-1",
  name: "Marcus Reed",
  email: "marcus@example.com",
  role: "RECRUITER",
  companies: [{ __typename: "CompanyMembership", company, role: "VIEWER" }],
  lastSeenAt: null,
  disabledAt: null,
  disabledReason: null,
  hasSecondFactor: true,
  viewerCanChangeRole: true,
  viewerCanDisable: true,
};

const companies: MockLink.MockedResponse = {
  request: { query: StaffCompaniesDocument, variables: {} },
  result: {
    data: {
      deskCompanies: {
        __typename: "CompanyConnection",
        nodes: [{ ...company, viewerCanPostJob: true }],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
};

/** A person whose roles a later answer changes. */
function Later({ Part }: { Part: typeof RolePart }) {
  const [isLater, setIsLater] = useState(false);
  const companies = person.companies.map((one) => ({ ...one, role: "OWNER" as const }));
  const now = isLater ? { ...person, role: "ADMIN" as const, companies } : person;
  return (
    <>
      <Part person={now} onDone={jest.fn()} />
      <button type="button" onClick={() => setIsLater(true)}>
        Answer
      </button>
    </>
  );
}
const answer = () => user.click(screen.getByRole("button", { name: "Answer" }));
const roleSelect = () => screen.getByRole("combobox", { name: teamTexts.rolePlace });
const companySelect = () =>
  screen.getByRole("combobox", { name: teamTexts.companyRoleIn(company.name) });

test("a role that was chosen stays chosen when a later answer says another", async () => {
  renderApp(<Later Part={RolePart} />);
  await user.selectOptions(roleSelect(), "CANDIDATE");
  await answer();
  expect(roleSelect()).toHaveValue("CANDIDATE");
});

test("a role that nobody touched follows later answers", async () => {
  renderApp(<Later Part={RolePart} />);
  await answer();
  expect(roleSelect()).toHaveValue("ADMIN");
});

test("what was chosen and is saved now follows later answers again", async () => {
  renderApp(<Later Part={RolePart} />);
  await user.selectOptions(roleSelect(), "CANDIDATE");
  await user.selectOptions(roleSelect(), "RECRUITER");
  await answer();
  expect(roleSelect()).toHaveValue("ADMIN");
});

test("a role for a company stays chosen, too", async () => {
  renderApp(<Later Part={CompaniesPart} />, { mocks: [companies] });
  await user.selectOptions(companySelect(), "RECRUITER");
  await answer();
  expect(companySelect()).toHaveValue("RECRUITER");
});
