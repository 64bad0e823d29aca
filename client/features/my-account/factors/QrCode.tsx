import { encode } from "uqr";
import classes from "./QrCode.module.css";

/** Modules of empty space that a scanner needs on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** One path of unit squares, a horizontal run at a time. */
const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h${-length}z`];
      }),
    )
    .join("");

/** A QR code. Always dark on white, which every scanner reads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={classes.code}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}
