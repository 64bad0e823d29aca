import type { MockLink } from "@apollo/client/testing";
import type { Viewer } from "../lib/session/viewer";
import { ViewerDocument } from "../lib/session/Viewer.generated";

export const buildViewer = (overrides: Partial<Viewer> = {}): Viewer => ({
  __typename: "User",
  id: "01a1fbf0-3360-746f-9593-fb0ec305efa6",
  name: "Anika Sharma",
  email: "candidate@example.com",
  location: "Dallas, TX",
  phone: "2145550123",
  countryCode: "+1",
  linkedin: "",
  isProfileComplete: true,
  role: "CANDIDATE",
  ...overrides,
});

/** Mocked response to the viewer query; null for a visitor who is not signed in. */
export const viewerAnswer = (viewer: Viewer | null): MockLink.MockedResponse => ({
  request: { query: ViewerDocument },
  result: { data: { me: viewer } },
});
