import { IconChevronDown } from "@tabler/icons-react";
import { questions } from "#content/pricing";
import classes from "./PricingFaq.module.css";

/** Short answers; native disclosures, so that they open without scripts and are found by search. */
export const PricingFaq = () => (
  <div className={classes.list}>
    {questions.entries.map(({ question, answer }) => (
      <details key={question} className={classes.entry}>
        <summary>
          <h3>{question}</h3>
          <IconChevronDown size={20} aria-hidden="true" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
