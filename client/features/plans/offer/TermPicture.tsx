const WIDTH = 640;
const HEIGHT = 108;
const LINE_Y = 70;
const FIRST_X = 30;
/** Position of the end of the plan: one month after the last payment. */
const END_X = WIDTH - 34;

/** A plan's term as a timeline: one coin per monthly payment, and a flag at the end. Decorative. */
export function TermPicture({ months }: { months: number }) {
  const step = (END_X - FIRST_X) / months;
  const coins = Array.from({ length: months }, (_, index) => FIRST_X + index * step);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" fill="none" aria-hidden="true">
      <path
        d={`M${FIRST_X} ${LINE_Y}H${END_X}`}
        stroke="var(--color-line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {coins.map((x, index) => (
        <Coin key={x} x={x} number={index + 1} />
      ))}
      <Flag />
    </svg>
  );
}

const Coin = ({ x, number }: { x: number; number: number }) => (
  <g>
    <circle
      cx={x}
      cy={LINE_Y}
      r="24"
      fill={number === 1 ? "var(--color-brand)" : "var(--color-surface)"}
      stroke="var(--color-brand)"
      strokeWidth="3"
    />
    <text
      x={x}
      y={LINE_Y + 7.5}
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontSize="22"
      fontWeight="650"
      fill={number === 1 ? "var(--color-surface)" : "var(--color-brand)"}
    >
      {number}
    </text>
  </g>
);

const Flag = () => (
  <g>
    <path
      d={`M${END_X} ${LINE_Y + 24}V14`}
      stroke="var(--color-text)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d={`M${END_X} 14h30l-8 11 8 11h-30Z`} fill="var(--color-accent)" />
    <circle cx={END_X} cy={LINE_Y + 24} r="5" fill="var(--color-text)" />
  </g>
);
