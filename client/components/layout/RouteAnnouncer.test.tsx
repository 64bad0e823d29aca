import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { RouteAnnouncer } from "./RouteAnnouncer";

const Shell = () => (
  <>
    <button type="button">Elsewhere</button>
    <main tabIndex={-1}>
      <Outlet />
    </main>
    <RouteAnnouncer />
  </>
);

/** Delivers the late page's data. */
let arrive: () => void;

/** A page whose heading appears once its data has loaded. */
function LatePage({ placeholder = false }: { placeholder?: boolean }) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    arrive = () => setArrived(true);
  }, []);
  if (arrived) return <h1 key="heading">Registered Nurse</h1>;
  return placeholder ? <h1 key="placeholder">Loading...</h1> : <p>Loading...</p>;
}

function show() {
  const router = createMemoryRouter([
    {
      Component: Shell,
      children: [
        { path: "/", element: <h1>Home</h1> },
        { path: "/jobs", element: <h1>Job Openings</h1> },
        { path: "/late", element: <LatePage /> },
        { path: "/placeholder", element: <LatePage placeholder /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

test("leaves the focus alone on the first page and when only the query changes", async () => {
  const go = show();
  expect(document.body).toHaveFocus();
  await go("/?query=nurse");
  expect(document.body).toHaveFocus();
});

test("focuses the new page's heading and announces its title", async () => {
  const go = show();
  document.title = "Job Openings | Staffboard";
  await go("/jobs");
  expect(screen.getByRole("heading", { name: "Job Openings" })).toHaveFocus();
  expect(screen.getByText("Job Openings | Staffboard")).toHaveAttribute("aria-live", "polite");
});

test("waits for a heading that appears once data has loaded", async () => {
  const go = show();
  await go("/late");
  expect(screen.getByRole("main")).toHaveFocus();
  act(() => arrive());
  const heading = await screen.findByRole("heading", { name: "Registered Nurse" });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("moves the focus when the loading page's heading is replaced", async () => {
  const go = show();
  await go("/placeholder");
  expect(screen.getByRole("heading", { name: "Loading..." })).toHaveFocus();
  act(() => arrive());
  const heading = await screen.findByRole("heading", { name: "Registered Nurse" });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("does not take the focus back once the user has moved on", async () => {
  const go = show();
  await go("/late");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  act(() => arrive());
  await screen.findByRole("heading", { name: "Registered Nurse" });
  await act(async () => undefined);
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});
