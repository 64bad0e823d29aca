import classes from "./Records.module.css";

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** What a person typed, with its line breaks. Web addresses are links; nothing else becomes markup. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className={classes.text}>
    {text.split(ADDRESS).map((part, n) =>
      n % 2 === 1 ? (
        <a key={n} href={part} target="_blank" rel="noreferrer nofollow">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
