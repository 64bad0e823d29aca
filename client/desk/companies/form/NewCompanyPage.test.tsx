import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { companyFormTexts as texts } from "#texts/desk-companies";
import { renderApp } from "../../../test/render";
import { buildViewer, viewerAnswer } from "../../../test/viewer";
import { editedCompany, NO_COMPANY } from "./company-values";
import { CreateCompanyDocument } from "./CompanyForm.generated";
import { NewCompanyPage } from "./NewCompanyPage";

const user = userEvent.setup({ delay: null });
const viewer = buildViewer({ role: "ADMIN" });

const company = { ...NO_COMPANY, name: "Sablecrest", id: "c1", version: 1, updatedAt: null };
const created: MockLink.MockedResponse = {
  request: {
    query: CreateCompanyDocument,
    variables: { input: { ...NO_COMPANY, name: "Sablecrest" } },
  },
  result: {
    data: {
      createCompany: {
        __typename: "CompanyPayload",
        company: { __typename: "Company", ...company },
        userErrors: [],
      },
    },
  },
};

const show = () =>
  renderApp(
    <MantineProvider env="test">
      <NewCompanyPage />
    </MantineProvider>,
    { mocks: [viewerAnswer(viewer), created] },
  );
const name = () => screen.findByRole("textbox", { name: new RegExp(`^${texts.labels.name}`) });
const kept = () => sessionStorage.getItem(`desk-form:${viewer.id}:${editedCompany("c1")}`);

async function add() {
  const field = await name();
  await user.type(field, "Sablecrest");
  // Not awaited: nothing has been answered when it returns.
  fireEvent.click(screen.getByRole("button", { name: texts.create }));
  return field;
}

beforeEach(() => sessionStorage.clear());

test("what is typed while the company is added goes on to the form that changes it", async () => {
  const { router } = show();
  const field = await add();
  fireEvent.change(field, { target: { value: "Sablecrest Networks" } });
  await waitFor(() => expect(router.state.location.pathname).toBe("/desk/companies/c1/edit"));
  expect(JSON.parse(kept() ?? "{}")).toMatchObject({
    values: { name: "Sablecrest Networks" },
    base: { name: "Sablecrest" },
    version: 1,
  });
});

test("without that, the company's page opens and nothing is kept", async () => {
  const { router } = show();
  await add();
  await waitFor(() => expect(router.state.location.pathname).toBe("/desk/companies/c1"));
  expect(kept()).toBeNull();
});
