import { act, render, waitFor } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { closedByBack, useBackCloses } from "./back-closes";

function Page() {
  useBackCloses();
  return null;
}

/** A first page of a visit; jsdom has nothing below it, so whoever leaves it stays there. */
async function start() {
  render(<RouterProvider router={createBrowserRouter([{ path: "*", Component: Page }])} />);
  await waitFor(() => expect(history.state).toMatchObject({ idx: 0 }));
}

/** Presses Back and waits until it has come somewhere. */
const back = () =>
  act(async () => {
    const arrived = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await arrived;
  });

test("Back on the first page closes one dialog at a time, and none that is busy", async () => {
  await start();
  let busy = true;
  const told: string[] = [];
  const forgetLower = closedByBack(() => told.push("lower") > 0);
  const forgetUpper = closedByBack(() => {
    told.push(busy ? "busy" : "upper");
    return !busy;
  });
  await back();
  await back();
  expect(told).toEqual(["busy", "busy"]);
  busy = false;
  await back();
  forgetUpper();
  await back();
  forgetLower();
  expect(told).toEqual(["busy", "busy", "upper", "lower"]);
  // Nothing is open: the next Back leaves.
  expect(history.state).toMatchObject({ idx: 0 });
});

test("what Back closes may change its page's address, and the next Back leaves the page", async () => {
  const router = createBrowserRouter([{ path: "*", Component: Page }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/list"));
  await act(() => router.navigate("/job#apply"));
  const forget = closedByBack(() => {
    forget();
    void router.navigate("/job", { replace: true });
    return true;
  });
  await back();
  await waitFor(() => expect(location.pathname + location.hash).toBe("/job"));
  await back();
  await waitFor(() => expect(location.pathname).toBe("/list"));
});
