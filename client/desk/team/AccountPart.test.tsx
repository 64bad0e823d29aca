import { screen } from "@testing-library/react";
import { teamTexts } from "#texts/team";
import { renderApp } from "../../test/render";
import { AccountPart } from "./AccountPart";
import type { StaffPersonFragment } from "./Staff.generated";

const person: StaffPersonFragment = {
  __typename: "Person",
  id: "user-1",
  name: "Marcus Reed",
  email: "marcus@example.com",
  role: "RECRUITER",
  companies: [],
  lastSeenAt: null,
  disabledAt: "2026-11-20T10:00:00.000Z",
  disabledReason: "SECURITY",
  hasSecondFactor: true,
  viewerCanChangeRole: true,
  viewerCanDisable: false,
};

test("an account that is off says since when and why, if that is known", () => {
  const { unmount } = renderApp(<AccountPart person={person} onDone={jest.fn()} />);
  expect(screen.getByText(/Turned off on/)).toHaveTextContent(
    teamTexts.disabledBecause("SECURITY"),
  );
  unmount();
  renderApp(<AccountPart person={{ ...person, disabledReason: null }} onDone={jest.fn()} />);
  expect(screen.getByText(/Turned off on/)).not.toHaveTextContent("Reason");
});
