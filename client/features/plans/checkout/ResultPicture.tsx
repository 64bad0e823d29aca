import classes from "./ResultPicture.module.css";

interface ResultPictureProps {
  kind: "waiting" | "done" | "failed";
}

/** A payment card with a mark for its state. Decorative. */
export const ResultPicture = ({ kind }: ResultPictureProps) => (
  <svg
    className={classes.picture}
    width="152"
    height="104"
    viewBox="0 0 152 104"
    fill="none"
    aria-hidden="true"
  >
    <rect x="24" y="26" width="104" height="68" rx="12" fill="var(--color-brand-soft)" />
    <rect x="12" y="14" width="104" height="68" rx="12" className={classes.card} />
    <path d="M12 32h104" stroke="currentColor" strokeWidth="9" opacity="0.9" />
    <path
      d="M26 56h26M26 68h14"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.6"
    />
    <circle cx="114" cy="76" r="24" className={classes[kind]} />
    <Mark kind={kind} />
  </svg>
);

function Mark({ kind }: ResultPictureProps) {
  if (kind === "waiting") return <path d="M114 62a14 14 0 1 1-14 14" className={classes.ring} />;
  const d = kind === "done" ? "m104 76 7 7 13-14" : "m106 68 16 16m0-16-16 16";
  return <path d={d} className={classes.mark} />;
}
