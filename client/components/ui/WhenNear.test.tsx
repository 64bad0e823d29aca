import { render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { WhenNear } from "./WhenNear";

afterEach(() => jest.restoreAllMocks());

test("renders its content at once in a browser without IntersectionObserver", async () => {
  const Part = lazy(async () => Promise.resolve({ default: () => <p>The part</p> }));
  render(
    <WhenNear placeholder={<p>Its place</p>}>
      <Part />
    </WhenNear>,
  );
  expect(await screen.findByText("The part")).toBeInTheDocument();
  expect(screen.queryByText("Its place")).not.toBeInTheDocument();
});

test("keeps the rest of the page when the content fails to load", async () => {
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
