import { readingTexts } from "#texts/reading";
import classes from "./ReadingNotice.module.css";
import type { ReadingState } from "./use-resume-reading";

interface ReadingNoticeProps {
  state: ReadingState;
  /** The account's address, which applications go out with. */
  email: string;
}

/** Says below the file how far reading it is, and what came of it. */
export function ReadingNotice({ state, email }: ReadingNoticeProps) {
  return (
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
          {state.reading.skills.length > 0 && (
            <div>
              <p id="resume-skills">{readingTexts.skills}</p>
              <ul className={classes.skills} aria-labelledby="resume-skills">
                {state.reading.skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </div>
  );
}
