import { Fragment } from "react";
import type { ResumeBlockType } from "../../lib/schema-types.generated";
import type { ResumeRunFragment } from "./ResumeText.generated";
import classes from "./ResumeBlocks.module.css";

export interface ResumeBlock {
  type: ResumeBlockType;
  level: number | null;
  runs: readonly ResumeRunFragment[];
  rows: readonly (readonly (readonly ResumeRunFragment[])[])[];
}

/** A resume as it is structured. All of it is text in our own elements; nothing of the file is markup here. */
export const ResumeBlocks = ({ blocks }: { blocks: readonly ResumeBlock[] }) => (
  <div className={classes.blocks}>
    {groupsOf(blocks).map((group, at) =>
      group[0]?.type === "ITEM" ? (
        <ul key={at} className={classes.list}>
          {group.map(({ level, runs }, index) => (
            <li key={index} style={{ marginInlineStart: `${(level ?? 0) * 1.5}rem` }}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      ) : (
        group.map((block, index) => <Part key={`${at} ${index}`} block={block} />)
      ),
    )}
  </div>
);

/** List items side by side belong to one list. */
function groupsOf(blocks: readonly ResumeBlock[]): ResumeBlock[][] {
  const groups: ResumeBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.type === "ITEM" && last[0]?.type === "ITEM") last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Part({ block: { type, level, runs, rows } }: { block: ResumeBlock }) {
  if (type === "TABLE") return <Table rows={rows} />;
  if (!runs.some(({ text }) => text.trim() !== "")) return null;
  if (type !== "HEADING")
    return (
      <p>
        <Runs runs={runs} />
      </p>
    );
  // The page and this part of it have the first two levels.
  const Heading = HEADINGS[Math.min(level ?? 1, HEADINGS.length) - 1] ?? "h6";
  return (
    <Heading className={classes.heading}>
      <Runs runs={runs} />
    </Heading>
  );
}

const HEADINGS = ["h3", "h4", "h5", "h6"] as const;

/** Most tables of resumes only lay out the page, so it has no header. */
const Table = ({ rows }: Pick<ResumeBlock, "rows">) => (
  <div className={classes.scroll}>
    <table className={classes.table}>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((runs, cell) => (
              <td key={cell}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Runs = ({ runs }: { runs: readonly ResumeRunFragment[] }) =>
  runs.map((run, at) => (
    <Fragment key={at}>
      <Run run={run} />
    </Fragment>
  ));

function Run({ run: { text, bold, italic, link } }: { run: ResumeRunFragment }) {
  const linked =
    link === null ? (
      text
    ) : (
      <a href={link} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  const slanted = italic ? <em>{linked}</em> : linked;
  return bold ? <strong>{slanted}</strong> : slanted;
}
