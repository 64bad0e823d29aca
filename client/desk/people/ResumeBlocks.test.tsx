import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { ResumeBlocks, type ResumeBlock } from "./ResumeBlocks";

const run = (text: string, look: { bold?: true; italic?: true; link?: string } = {}) => ({
  __typename: "ResumeRun" as const,
  text,
  bold: look.bold ?? false,
  italic: look.italic ?? false,
  link: look.link ?? null,
});
const block = (type: ResumeBlock["type"], rest: Partial<ResumeBlock> = {}): ResumeBlock => ({
  ...{ type, level: null, runs: [], rows: [] },
  ...rest,
});

describe("a resume with structure", () => {
  it("shows headings, lists, tables, and bold text as such", () => {
    render(
      <ResumeBlocks
        blocks={[
          block("HEADING", { level: 1, runs: [run("Experience")] }),
          block("PARAGRAPH", { runs: [run("Fabrikam", { bold: true }), run(", Austin")] }),
          block("ITEM", { level: 0, runs: [run("Kafka")] }),
          block("ITEM", { level: 1, runs: [run("Streams")] }),
          block("PARAGRAPH", { runs: [] }),
          block("ITEM", { level: 0, runs: [run("Java")] }),
          block("TABLE", {
            rows: [
              [[run("Skill")], [run("Years")]],
              [[run("SQL")], [run("7")]],
            ],
          }),
        ]}
      />,
    );
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Experience");
    expect(screen.getByText("Fabrikam").tagName).toBe("STRONG");
    const lists = screen.getAllByRole("list");
    expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 1]);
    expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      ...["Skill", "Years", "SQL", "7"],
    ]);
  });

  it("opens links elsewhere, and shows markup as text", () => {
    render(
      <ResumeBlocks
        blocks={[
          block("PARAGRAPH", { runs: [run("My site", { link: "https://anna.example/" })] }),
          block("PARAGRAPH", { runs: [run("<img src=x>")] }),
        ]}
      />,
    );
    expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(screen.getByText("<img src=x>")).not.toBeNull();
  });
});
