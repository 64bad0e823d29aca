import { act, render, waitFor } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { closeOnBack, useCloseOnBack } from "./back-closes";

function Page() {
  useCloseOnBack();
  return null;
}

/** Starts on the first page of a visit. In jsdom, Back cannot leave it. */
async function start() {
  render(<RouterProvider router={createBrowserRouter([{ path: "*", Component: Page }])} />);
  await waitFor(() => expect(history.state).toMatchObject({ idx: 0 }));
}

/** Presses Back and waits for the popstate event. */
const back = () =>
  act(async () => {
    const arrived = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await arrived;
  });

test("on the first page, Back closes one dialog at a time and leaves a busy one open", async () => {
  await start();
  let busy = true;
  const calls: string[] = [];
  const unregisterLower = closeOnBack(() => calls.push("lower") > 0);
  const unregisterUpper = closeOnBack(() => {
    calls.push(busy ? "busy" : "upper");
    return !busy;
  });
  await back();
  await back();
  expect(calls).toEqual(["busy", "busy"]);
  busy = false;
  await back();
  unregisterUpper();
  await back();
  unregisterLower();
  expect(calls).toEqual(["busy", "busy", "upper", "lower"]);
  // Nothing is open: the next Back leaves.
  expect(history.state).toMatchObject({ idx: 0 });
});

test("a dialog that Back closes may change the page's URL; the next Back leaves the page", async () => {
  const router = createBrowserRouter([{ path: "*", Component: Page }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/list"));
  await act(() => router.navigate("/job#apply"));
  const unregister = closeOnBack(() => {
    unregister();
    void router.navigate("/job", { replace: true });
    return true;
  });
  await back();
  await waitFor(() => expect(location.pathname + location.hash).toBe("/job"));
  await back();
  await waitFor(() => expect(location.pathname).toBe("/list"));
});
