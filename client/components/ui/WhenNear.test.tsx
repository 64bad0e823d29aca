import { render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { WhenNear } from "./WhenNear";

afterEach(() => jest.restoreAllMocks());

test("comes at once where the browser cannot tell what is near", async () => {
  const Part = lazy(async () => Promise.resolve({ default: () => <p>The part</p> }));
  render(
    <WhenNear placeholder={<p>Its place</p>}>
      <Part />
    </WhenNear>,
  );
  expect(await screen.findByText("The part")).toBeInTheDocument();
  expect(screen.queryByText("Its place")).not.toBeInTheDocument();
});

test("a part that does not arrive leaves the page alive", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Part = lazy(async () => Promise.reject(new Error("offline")));
  render(
    <>
      <WhenNear placeholder={<p>Its place</p>}>
        <Part />
      </WhenNear>
      <p>The page</p>
    </>,
  );
  await waitFor(() => expect(screen.queryByText("Its place")).not.toBeInTheDocument());
  expect(screen.getByText("The page")).toBeInTheDocument();
});
