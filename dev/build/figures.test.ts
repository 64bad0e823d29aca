import { describe, expect, it } from "@jest/globals";
import { figure } from "./figures.js";

const rects = (html: string, name: string): string[] =>
  [...html.matchAll(/<rect [^>]*>/g)].map(
    ([rect]) => new RegExp(` ${name}="([^"]+)"`).exec(rect)?.[1] ?? "",
  );

describe("a figure", () => {
  it("draws parts to scale, each starting where the previous one ends", () => {
    const html = figure(
      "figure bars",
      `caption: "Days"
rows:
  - label: "90 days"
    parts:
      - { size: 45, text: "used", tone: ink }
      - { size: 30, text: "more", tone: mid }
      - { size: 15, text: "left", tone: free }`,
    );
    expect(rects(html, "x")).toEqual(["0%", "50%", "83.33%"]);
    expect(rects(html, "width")).toEqual(["50%", "33.33%", "16.67%"]);
    expect(html).toContain("<figcaption>Days</figcaption>");
    expect(html).toContain('<li data-tone="free"><span>left</span></li>');
  });

  it("places a period on the calendar", () => {
    const html = figure(
      "figure spans",
      `caption: "A year"
scale: [Q1, Q2, Q3, Q4]
rows: [{ label: "Filing", from: 1, size: 2.5, tone: accent }]`,
    );
    expect(rects(html, "x").at(-1)).toBe("25%");
    expect(rects(html, "width").at(-1)).toBe("62.5%");
    // Screen readers skip the drawing, so the text says it.
    expect(html).toContain('Filing<span class="visually-hidden">: Q2 – Q4</span>');
  });

  it("names the single column of a short period, and puts no HTML element inside the SVG", () => {
    const html = figure(
      "figure spans",
      `caption: "A year"
scale: [H-1B, Q2]
rows: [{ label: "Day", from: 1.8, size: 0.2 }]`,
    );
    expect(html).toContain('Day<span class="visually-hidden">: Q2</span>');
    expect(html).toContain(">H-1B</text>");
  });

  it("draws every dot and marks the first ones", () => {
    const html = figure(
      "figure dots",
      `caption: "People"\nrows: [{ total: 12, marked: 3, text: "3 of 12" }]`,
    );
    expect(html.match(/<path/g)).toHaveLength(12);
    expect(html.match(/data-tone="accent"/g)).toHaveLength(3);
  });

  it("has a tile for each of the fifty states and the District of Columbia", () => {
    const html = figure(
      "figure states",
      `caption: "States"\nmarked: [CA, NY]\nsoon: [DE]\nkey: { marked: "Now", soon: "Soon" }`,
    );
    const names = [...html.matchAll(/>([A-Z]{2})<\/text>/g)].map(([, state]) => state);
    expect(new Set(names).size).toBe(51);
    expect(names).toHaveLength(51);
    expect(html.match(/<g data-tone="ink">/g)).toHaveLength(2);
  });

  it("shows tags as text, and keeps names of forms on one line", () => {
    const html = figure(
      "figure compare",
      `caption: "<b>Forms</b> & more"
columns:
  - { title: "H-1B", tone: yes, items: ["a"] }
  - { title: "No", tone: no, items: ["b"] }`,
    );
    expect(html).toContain("&lt;b&gt;Forms&lt;/b&gt; &amp; more");
    expect(html).toContain('<span class="unbroken">H-1B</span>');
  });

  it("has no style attribute, which the content security policy would refuse", () => {
    const html = figure(
      "figure clock",
      `caption: "An hour"\nparts: [{ size: 20, text: "a" }, { size: 40, text: "b" }]`,
    );
    expect(html).not.toContain("style=");
  });
});

describe("a block that cannot be drawn", () => {
  it("is refused if its kind is unknown", () => {
    expect(() => figure("js", "let a")).toThrow(/Unknown kind of block: "js"/);
    expect(() => figure("figure pie", "caption: x")).toThrow(/figure pie/);
  });

  it("is refused with every error in its YAML", () => {
    expect(() => figure("figure dots", "rows: []")).toThrow(/figure dots[\s\S]*caption[\s\S]*rows/);
    expect(() =>
      figure("figure line", `caption: "x"\nmore: 1\npoints: [{ when: "a", text: "b" }]`),
    ).toThrow(/points/);
  });

  it.each([
    ["dots", `rows: [{ total: 3, marked: 4, text: "4 of 3" }]`, /more are marked/],
    [
      "compare",
      `columns: [{ title: A, tone: yes, items: [a, b, c, d, e, f, g, h, i] }, { title: B, tone: no, items: [a] }]`,
      /items/,
    ],
    ["flow", `rows: [{ label: "W-2", parties: [a, b, c], links: [d] }]`, /one link/],
    ["spans", `scale: [Jan, Feb]\nrows: [{ label: "Too long", from: 1, size: 2 }]`, /Too long/],
    ["states", `marked: [CAL]\nkey: { marked: "Now", soon: "Soon" }`, /marked/],
  ])("is refused where it would be drawn wrongly: %s", (kind, yaml, complaint) => {
    expect(() => figure(`figure ${kind}`, `caption: "x"\n${yaml}`)).toThrow(complaint);
  });
});
