import { act, fireEvent, screen, within } from "@testing-library/react";
import { testimonialsTitle } from "#content/home";
import { testimonials } from "#content/home-samples";
import { renderApp } from "../../test/render";
import { TestimonialCarousel } from "./TestimonialCarousel";

const ROTATION_MS = 5000;

function reduceMotion(reduce: boolean): void {
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: reduce,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  reduceMotion(false);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const showSamples = () =>
  renderApp(
    <TestimonialCarousel
      testimonials={testimonials.map((each) => ({
        __typename: "HomeTestimonial",
        ...each,
        profileUrl: null,
      }))}
      areSamples
    />,
  );

const carousel = () => screen.getByRole("region", { name: testimonialsTitle });

/** The testimonial that is shown; the others are inert. */
function shown(): string {
  const voices = [...carousel().querySelectorAll("figure")];
  const open = voices.filter((voice) => !voice.hasAttribute("inert"));
  expect(open).toHaveLength(1);
  return open[0]?.querySelector("strong")?.textContent ?? "";
}

const names = testimonials.map(({ name }) => name);

test("shows the next of three testimonials every five seconds", () => {
  showSamples();
  expect(shown()).toBe(names[0]);
  wait(ROTATION_MS - 1);
  expect(shown()).toBe(names[0]);
  wait(1);
  expect(shown()).toBe(names[1]);
  wait(ROTATION_MS);
  wait(ROTATION_MS);
  expect(shown()).toBe(names[0]);
});

test("pauses under the mouse and resumes when it leaves", () => {
  showSamples();
  // React derives "enter" and "leave" from these two events.
  fireEvent(carousel(), pointer("pointerover", 0, "mouse"));
  wait(3 * ROTATION_MS);
  expect(shown()).toBe(names[0]);
  fireEvent(carousel(), pointer("pointerout", 0, "mouse"));
  wait(ROTATION_MS);
  expect(shown()).toBe(names[1]);
});

test("pauses while the focus is inside", () => {
  showSamples();
  act(() => screen.getByRole("button", { name: "Next testimonial" }).focus());
  wait(3 * ROTATION_MS);
  expect(shown()).toBe(names[0]);
  act(() => screen.getByRole("button", { name: "Next testimonial" }).blur());
  wait(ROTATION_MS);
  expect(shown()).toBe(names[1]);
});

test("the button stops the rotation and starts it again", () => {
  showSamples();
  fireEvent.click(screen.getByRole("button", { name: "Pause testimonials" }));
  wait(3 * ROTATION_MS);
  expect(shown()).toBe(names[0]);
  fireEvent.click(screen.getByRole("button", { name: "Rotate testimonials" }));
  wait(ROTATION_MS);
  expect(shown()).toBe(names[1]);
});

test("with prefers-reduced-motion, does not rotate and has no pause button", () => {
  reduceMotion(true);
  showSamples();
  wait(3 * ROTATION_MS);
  expect(shown()).toBe(names[0]);
  expect(screen.getByLabelText("Pause testimonials")).toHaveClass("absent");
  fireEvent.click(screen.getByRole("button", { name: "Next testimonial" }));
  expect(shown()).toBe(names[1]);
});

test("buttons and dots switch testimonials; only a change by the user is announced", () => {
  showSamples();
  const news = carousel().querySelector('[aria-live="polite"]');
  wait(ROTATION_MS);
  expect(news).toHaveTextContent("");
  fireEvent.click(screen.getByRole("button", { name: "Previous testimonial" }));
  expect(shown()).toBe(names[0]);
  fireEvent.click(screen.getByRole("button", { name: "Previous testimonial" }));
  expect(shown()).toBe(names[2]);
  expect(news).toHaveTextContent(`${names[2]}, 3 of 3`);
  const dot = screen.getByRole("button", { name: `Testimonial 2: ${names[1]}` });
  fireEvent.click(dot);
  expect(shown()).toBe(names[1]);
  expect(dot).toHaveAttribute("aria-current", "true");
});

test("a swipe shows the next or the previous one; a tap or a mouse drag does not", () => {
  showSamples();
  const swipe = (from: number, to: number, pointerType = "touch") => {
    const [voice] = within(carousel()).getAllByRole("blockquote");
    if (voice === undefined) throw new Error("There is no testimonial");
    fireEvent(voice, pointer("pointerdown", from, pointerType));
    fireEvent(voice, pointer("pointerup", to, pointerType));
  };
  swipe(200, 120);
  expect(shown()).toBe(names[1]);
  swipe(120, 200);
  expect(shown()).toBe(names[0]);
  swipe(120, 130);
  swipe(200, 20, "mouse");
  expect(shown()).toBe(names[0]);
});

/** jsdom's pointer events have no coordinates. */
const pointer = (type: string, clientX: number, pointerType: string): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
