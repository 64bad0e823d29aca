import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { conflictTexts } from "#texts/desk-conflict";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { renderApp } from "../../test/render";
import { EditPlacement } from "./EditPlacement";
import {
  UpdatePlacementDocument,
  type Placement_PlacementFragment as Placement,
} from "./Placements.generated";

const user = userEvent.setup({ delay: null });

const placement: Placement = {
  __typename: "Placement",
  ...{ id: "p1", applicationId: "a1", candidateName: "Maya Iyer", clientName: "Aspen Cloud" },
  ...{ startsOn: "2026-12-01", endsOn: "2027-05-31", payRate: 7000, billRate: 9500, margin: 2500 },
  ...{ currency: "USD", period: "HOUR", state: "UPCOMING", needsExtension: false },
  ...{ isEndConfirmed: false, endReason: null, endNote: "", version: 1, viewerCanChange: true },
  recruiter: null,
  job: {
    __typename: "Job",
    ...{ id: "j1", role: "Engineer" },
    company: { __typename: "Company", id: "c1", name: "Aspen" },
  },
};
/** What a colleague saved meanwhile: another client and other rates. */
const theirs: Placement = {
  ...placement,
  ...{ clientName: "Aspen Cloud East", payRate: 7200, billRate: 9900, margin: 2700, version: 2 },
};
const message = "Someone changed this placement.";

interface Change {
  clientName: string;
  endsOn: string;
  payRate: number;
  billRate: number;
}

/** The answer to a change of this version. */
const answer = (
  expectedVersion: number,
  change: Change,
  payload: { placement: Placement | null; userErrors?: object[] },
): MockLink.MockedResponse => ({
  request: {
    query: UpdatePlacementDocument,
    variables: {
      input: {
        id: "p1",
        expectedVersion,
        placement: { startsOn: "2026-12-01", currency: "USD", period: "HOUR", ...change },
      },
    },
  },
  result: {
    data: {
      updatePlacement: { __typename: "PlacementPayload", userErrors: [], ...payload },
    },
  },
});
const mine = {
  ...{ clientName: "Aspen Cloud West", endsOn: "2027-08-31", payRate: 7000, billRate: 9500 },
};
const refused = answer(1, mine, {
  placement: theirs,
  userErrors: [{ __typename: "UserError", field: null, code: "CONFLICT", message }],
});

const onClose = jest.fn();
const onChanged = jest.fn();

/** Edits the client and the last day, and sends it too late. */
async function editTooLate(...mocks: MockLink.MockedResponse[]) {
  renderApp(
    <MantineProvider env="test">
      <EditPlacement placement={placement} onClose={onClose} onChanged={onChanged} />
    </MantineProvider>,
    { mocks: [refused, ...mocks] },
  );
  await retype(await screen.findByLabelText(texts.client), mine.clientName);
  await retype(screen.getByLabelText(texts.endOptional), mine.endsOn);
  await save();
  return screen.findByRole("heading", { name: texts.conflict.title });
}
async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const save = () => press(texts.save);
const part = (name: string) => screen.getByRole("group", { name });
const chosen = (name: string) => {
  const [own] = within(part(name)).getAllByRole("radio");
  return own instanceof HTMLInputElement && own.checked ? "mine" : "theirs";
};

beforeEach(() => jest.clearAllMocks());

test("shows both versions of each part that differs, and keeps what each person changed", async () => {
  const heading = await editTooLate();
  await waitFor(() => expect(heading).toHaveFocus());
  expect(part(texts.client)).toHaveTextContent(/Aspen Cloud West.*Aspen Cloud East/);
  expect(part(texts.rates)).toHaveTextContent(/\$70.*\$95.*\$72.*\$99/);
  expect(screen.queryByRole("group", { name: texts.start })).toBeNull();
  // Both changed the client, only I the end, and only they the rates.
  expect([texts.client, texts.end, texts.rates].map(chosen)).toEqual(["mine", "mine", "theirs"]);
  expect(onChanged).not.toHaveBeenCalled();
});

test("saves the parts chosen, as a change of the colleague’s version", async () => {
  const both = { ...mine, payRate: 7200, billRate: 9900 };
  await editTooLate(answer(2, both, { placement: { ...theirs, ...both, version: 3 } }));
  await press(conflictTexts.save);
  expect(screen.getByText(texts.conflict.chosen)).toBeVisible();
  expect(screen.getByLabelText(texts.pay)).toHaveValue("72");
  await save();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("takes everything of the colleague’s version on request", async () => {
  await editTooLate();
  await press(conflictTexts.allTheirs);
  await press(conflictTexts.save);
  expect(screen.getByLabelText(texts.client)).toHaveValue("Aspen Cloud East");
  expect(screen.getByLabelText(texts.endOptional)).toHaveValue("2027-05-31");
});
