import { useState } from "react";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { Button } from "../../components/ui/Button";
import { Chip } from "../../components/ui/Chip";
import { paths } from "#site/paths";
import classes from "./JobDetailFacts.module.css";

/** Number of skills shown at first. */
const SHOWN = 10;

/** The job's skills, with a button to show the rest of a long list. */
export function JobDetailSkills({ skills }: { skills: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (skills.length === 0) return <p className={classes.none}>{jobDetailsPageTexts.noSkills}</p>;
  return (
    <>
      <ul className={classes.skills} id="job-skills">
        {(all ? skills : skills.slice(0, SHOWN)).map((skill) => (
          <li key={skill}>
            <Chip to={paths.jobs({ query: skill })}>
              {skill}
              <span className="visually-hidden">{jobDetailsPageTexts.openingsWith}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {skills.length > SHOWN && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.more}
          aria-expanded={all}
          aria-controls="job-skills"
          onClick={() => setAll(!all)}
        >
          {all ? jobDetailsPageTexts.showLess : jobDetailsPageTexts.showMore}
        </Button>
      )}
    </>
  );
}
