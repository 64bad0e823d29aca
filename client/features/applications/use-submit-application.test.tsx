import { ApolloProvider } from "@apollo/client/react";
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { act, renderHook } from "@testing-library/react";
import { useSubmitApplication } from "./use-submit-application";

jest.mock("./send-application", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says that there is no network if the code that sends can’t be loaded", async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const { result } = renderHook(useSubmitApplication, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const outcome = await act(() =>
    result.current.submit({
      ...{ jobId: "job-1", name: "Maya Iyer", email: "maya@example.com", linkedin: "N/A" },
      ...{ countryCode: "+1", phone: "2145550134", location: "Pune" },
      ...{ visaType: "OPT", relocation: true },
    }),
  );
  expect(outcome).toEqual({ kind: "failed", message: "Network error", fields: {} });
  expect(result.current.progress).toBeNull();
});
