import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { preloadable } from "./lazy-component";

it("draws a part that waits for its moment once a page has preloaded it", async () => {
  const part = preloadable(
    () => Promise.resolve({ Part: () => <p>Filters</p> }),
    ({ Part }) => Part,
    () => new Promise(() => undefined),
  );
  await act(async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <part.Component />
      </Suspense>,
    );
  });
  expect(screen.queryByText("Filters")).toBeNull();
  await act(async () => void (await part.preload()));
  expect(screen.queryByText("Filters")).not.toBeNull();
});
