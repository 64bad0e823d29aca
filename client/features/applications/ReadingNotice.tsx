import { IconChevronDown } from "@tabler/icons-react";
import { readingTexts } from "#texts/reading";
import classes from "./ReadingNotice.module.css";
import type { ReadingState } from "./use-resume-reading";

interface ReadingNoticeProps {
  state: ReadingState;
  /** The account's address, which applications go out with. */
  email: string;
}

/**
 * Says below the file how far reading it is, and what came of it. It has room for the longest result from the moment a file is chosen:
 * what comes later moves no field that someone may be typing in.
 */
export function ReadingNotice({ state, email }: ReadingNoticeProps) {
  return (
    <div className={classes.frame}>
      {state.kind !== "idle" && <Room email={email} />}
      <div className={classes.notice} role="status">
        {state.kind === "reading" && (
          <>
            <label htmlFor="resume-reading">{readingTexts.reading}</label>
            <progress id="resume-reading" className={classes.bar} />
          </>
        )}
        {state.kind === "failed" && <p>{readingTexts.failed}</p>}
        {state.kind === "read" && (
          <>
            <p>
              {state.hasFilled ? readingTexts.filled : readingTexts.nothing}
              {state.reading.hasOwnEmail === false && ` ${readingTexts.otherEmail(email)}`}
            </p>
            {state.reading.skills.length > 0 && <Skills skills={state.reading.skills} />}
          </>
        )}
      </div>
    </div>
  );
}

/** However many there are, the line that opens them is as high. */
const Skills = ({ skills }: { skills: readonly string[] }) => (
  <details className={classes.found}>
    <summary>
      {readingTexts.skills(skills.length)}
      <IconChevronDown size={18} aria-hidden="true" />
    </summary>
    <p id="resume-skills">{readingTexts.skillsUse}</p>
    <ul className={classes.skills} aria-labelledby="resume-skills">
      {skills.map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
    </ul>
  </details>
);

/** As high as the longest result. */
const Room = ({ email }: { email: string }) => (
  <div className={`${classes.notice} ${classes.room}`} aria-hidden="true">
    <p>{`${readingTexts.filled} ${readingTexts.otherEmail(email)}`}</p>
    <p className={classes.line} />
  </div>
);
