import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { SplitView } from "./SplitView";

const mockList = jest.fn();
jest.mock("./SplitList", () => ({ SplitList: () => mockList() }));

const user = userEvent.setup({ delay: null });
let isWide = true;
const changes = new EventTarget();
const show = async () => {
  const rendered = renderApp(
    <SplitView id="job-1">
      <input aria-label="Name" />
    </SplitView>,
    { path: "/job-details/job-1" },
  );
  await act(() =>
    rendered.router.navigate("/job-details/job-1", { state: { list: "?query=java" } }),
  );
  return rendered;
};
const name = () => screen.getByRole("textbox", { name: "Name" });

beforeEach(() => {
  isWide = true;
  mockList.mockReturnValue(<section aria-label="Job list" />);
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(changes, {
      media,
      matches: isWide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

const turn = (wide: boolean) => {
  isWide = wide;
  act(() => void changes.dispatchEvent(new Event("change")));
};

it("keeps what was typed when there is no room for the list anymore, and when there is again", async () => {
  await show();
  expect(await screen.findByRole("region", { name: "Job list" })).toBeInTheDocument();
  await user.type(name(), "Maya");
  const field = name();
  turn(false);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(name()).toBe(field);
  turn(true);
  expect(await screen.findByRole("region", { name: "Job list" })).toBeInTheDocument();
  expect(name()).toBe(field);
  expect(field).toHaveValue("Maya");
});

it("is the job's page alone when the list can't be loaded", async () => {
  const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  mockList.mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { container } = await show();
  expect(name()).toBeInTheDocument();
  expect(container.querySelector(".split")).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(printed).toHaveBeenCalled();
});
