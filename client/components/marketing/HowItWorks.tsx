import { howItWorks, howItWorksTitle, type Step } from "#content/home";
import { LinkButton } from "../ui/LinkButton";
import { Picture } from "../ui/Picture";
import { Tabs } from "../ui/Tabs";
import classes from "./HowItWorks.module.css";

/** How it works, for candidates and for employers. */
export const HowItWorks = () => (
  <Tabs
    label={howItWorksTitle}
    tabs={howItWorks.map(({ id, label, steps, action }) => ({
      id,
      label,
      content: (
        <>
          <Steps steps={steps} />
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </>
      ),
    }))}
  />
);

const Steps = ({ steps }: { steps: Step[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ title, text, picture }) => (
      <li key={title}>
        <Picture name={picture} width={160} height={112} />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
