import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CountUp } from "./CountUp";
import { countedText } from "./counted-text";

/** An IntersectionObserver that the test controls. */
class FakeObserver implements IntersectionObserver {
  static last: FakeObserver | null = null;
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  connected = true;

  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeObserver.last = this;
  }

  report(isIntersecting: boolean): void {
    const target = document.body;
    const rect = target.getBoundingClientRect();
    this.callback(
      [
        {
          isIntersecting,
          target,
          time: 0,
          intersectionRatio: isIntersecting ? 1 : 0,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: null,
        },
      ],
      this,
    );
  }

  observe(): void {}
  unobserve(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
  disconnect(): void {
    this.connected = false;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeObserver.last = null;
  window.IntersectionObserver = FakeObserver;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const moving = () => screen.getByText((_text, element) => element?.ariaHidden === "true");

test("a number that is counting up keeps its number of digits and its suffix", () => {
  expect(countedText("08k+", 0)).toBe("00k+");
  expect(countedText("15k+", 0.5)).toBe("13k+");
  expect(countedText("95%", 1)).toBe("95%");
  expect(countedText("many", 0)).toBe("many");
});

test("the server's HTML holds the final figure", () => {
  expect(renderToString(<CountUp value="825+" />)).toContain(">825+</span>");
});

test("counts up once when scrolled into view; screen readers get the final number", () => {
  render(<CountUp value="825+" />);
  expect(moving()).toHaveTextContent("825+");
  act(() => FakeObserver.last?.report(false));
  expect(moving()).toHaveTextContent("825+");
  act(() => FakeObserver.last?.report(true));
  act(() => jest.advanceTimersByTime(100));
  expect(moving()).not.toHaveTextContent("825+");
  expect(screen.getByText("825+")).toHaveClass("visually-hidden");
  act(() => jest.advanceTimersByTime(2000));
  expect(moving()).toHaveTextContent("825+");
  expect(FakeObserver.last?.connected).toBe(false);
});

test("does not animate with prefers-reduced-motion", () => {
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<CountUp value="95%" />);
  expect(FakeObserver.last).toBeNull();
});
