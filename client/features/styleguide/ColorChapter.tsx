import { useEffect, useRef, useState } from "react";
import { useShownScheme } from "../../lib/color-scheme";
import { contrastRatio, parseRgb } from "./contrast";
import { Chapter } from "./Specimen";
import { colorPairs, colorTokens, type ColorPair } from "./styleguide-tokens";
import classes from "./Styleguide.module.css";

/** The current scheme's colors, and the contrast of each pair of text and background colors. */
export const ColorChapter = () => (
  <Chapter title="Color">
    <p>
      These are the colors of the scheme that is on: the button in the header changes it, and the
      ratios are measured anew.
    </p>
    <ul className={classes.swatches}>
      {colorTokens.map((token) => (
        <li key={token}>
          <span style={{ background: `var(--color-${token})` }} />
          <code>--color-{token}</code>
        </li>
      ))}
    </ul>
    <h3>Contrast</h3>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Text on ground</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {colorPairs.map((pair) => (
          <PairRow key={`${pair.front} ${pair.back}`} pair={pair} />
        ))}
      </tbody>
    </table>
  </Chapter>
);

function PairRow({ pair: { front, back, needed } }: { pair: ColorPair }) {
  const sample = useRef<HTMLTableCellElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  const scheme = useShownScheme();
  useEffect(() => {
    if (sample.current === null) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    const [one, other] = [parseRgb(color), parseRgb(backgroundColor)];
    setRatio(one === null || other === null ? null : contrastRatio(one, other));
  }, [front, back, scheme]);
  return (
    <tr>
      <td
        ref={sample}
        style={{ color: `var(--color-${front})`, background: `var(--color-${back})` }}
        // Disabled buttons are exempt from text contrast, and borders are not text.
        aria-hidden={needed < 4.5}
      >
        {needed < 4.5 ? "▢" : "Nurse, Dallas"}
      </td>
      <td>
        <code>{front}</code> on <code>{back}</code>
      </td>
      <td data-met={ratio === null ? undefined : ratio >= needed}>{ratio?.toFixed(2) ?? "…"}</td>
      <td>{needed === 0 ? "exempt" : needed}</td>
    </tr>
  );
}
