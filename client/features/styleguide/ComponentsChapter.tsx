import { useState } from "react";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { Button, type ButtonLook } from "../../components/ui/Button";
import { Chip } from "../../components/ui/Chip";
import { CompanyLogo } from "../../components/ui/CompanyLogo";
import { Dialog } from "../../components/ui/Dialog";
import { DotList } from "../../components/ui/DotList";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { Prose } from "../../components/ui/Prose";
import { Question, Questions } from "../../components/ui/Questions";
import { Skeleton } from "../../components/ui/Skeleton";
import { Tabs } from "../../components/ui/Tabs";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import { Chapter, Specimen, Specimens } from "./Specimen";
import classes from "./Styleguide.module.css";

const variants: NonNullable<ButtonLook["variant"]>[] = [
  "filled",
  "default",
  "outline",
  "subtle",
  "accent",
];

const nothing = () => undefined;

const Buttons = () => (
  <>
    {variants.map((variant) => (
      <Specimens key={variant} title={`Button, ${variant}`}>
        <Specimen label="Default; hover, click, and Tab to it">
          <Button variant={variant}>Apply Now</Button>
        </Specimen>
        <Specimen label="Loading: keeps focus, ignores clicks">
          <Button variant={variant} loading>
            Apply Now
          </Button>
        </Specimen>
        <Specimen label="Disabled">
          <Button variant={variant} disabled>
            Apply Now
          </Button>
        </Specimen>
      </Specimens>
    ))}
    <Specimens title="Button, sizes and links">
      <Specimen label="sm, md, lg">
        <div className={classes.line}>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
        </div>
      </Specimen>
      <Specimen label="LinkButton: a page of this site">
        <LinkButton to={paths.jobs()}>Job Openings</LinkButton>
      </Specimen>
      <Specimen label="AnchorButton: leaves the site's pages">
        <AnchorButton href="/graphql" variant="default">
          API explorer
        </AnchorButton>
      </Specimen>
    </Specimens>
  </>
);

function DialogSpecimen() {
  const [opened, setOpened] = useState(false);
  return (
    <Specimen label="Dialog: closes on Escape and on Back, gives the focus back">
      <Button variant="default" onClick={() => setOpened(true)}>
        Open the dialog
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="A dialog">
        <p>You can’t reach the page behind it until you close it.</p>
      </Dialog>
    </Specimen>
  );
}

const Notices = () => (
  <>
    <Specimens title="Message">
      <Specimen label="success: said when there is a pause">
        <Message tone="success">Login successful!</Message>
      </Specimen>
      <Specimen label="error: said at once">
        <Message tone="error">Network error</Message>
      </Specimen>
      <Specimen label="info">
        <Message tone="info">You have already applied for this job.</Message>
      </Specimen>
    </Specimens>
    <Specimens title="The four states of data: loading, error, empty, full">
      <Specimen label="Skeleton">
        <Skeleton height="1.2rem" width="70%" />
        <Skeleton height="6rem" radius="var(--radius-lg)" />
      </Specimen>
      <Specimen label="ErrorState">
        <ErrorState title="The openings could not be loaded" onRetry={nothing} />
      </Specimen>
      <Specimen label="ErrorState while it retries">
        <ErrorState title="The openings could not be loaded" onRetry={nothing} retrying />
      </Specimen>
      <Specimen label="EmptyState">
        <EmptyState title="No jobs found">Try fewer words.</EmptyState>
      </Specimen>
    </Specimens>
  </>
);

const tabs = [
  { id: "one", label: "For Talents", content: <p>Arrow keys move between the tabs.</p> },
  { id: "two", label: "For Business", content: <p>Tab goes from a tab into its panel.</p> },
];

/** The components in every state. */
export const ComponentsChapter = () => (
  <Chapter title="Components">
    <Buttons />
    <Notices />
    <Specimens title="Others">
      <Specimen label="Tabs">
        <Tabs label="Example" tabs={tabs} />
      </Specimen>
      <Specimen label="Chip: a choice that is an address; the one chosen">
        <div className={classes.line}>
          <Chip to={paths.jobs()}>Healthcare</Chip>
          <Chip to={paths.jobs()} isChosen>
            IT
          </Chip>
        </div>
      </Specimen>
      <DialogSpecimen />
      <Specimen label="CompanyLogo: a company without one; a picture of its own gets our ground; 36 px">
        <div className={classes.line}>
          <CompanyLogo url={null} />
          <CompanyLogo url="/icons/favicon-32.png" />
          <CompanyLogo url="/company-default.svg" size={36} />
        </div>
      </Specimen>
      <Specimen label="Unbroken: amounts and names stay whole at the end of a line">
        <p style={{ maxWidth: "11rem" }}>
          <Unbroken text="It pays $136,000 - $159,000 per year and takes H-1B and Form I-983." />
        </p>
      </Specimen>
      <Specimen label="DotList: no line starts with a dot">
        <p style={{ maxWidth: "11rem" }}>
          <DotList items={["Dallas, TX", "Hybrid", "Posted 2 days ago", "SB-10023"]} />
        </p>
      </Specimen>
      <Specimen label="Question: closed; open from the start">
        <Questions>
          <Question title="Does a plan renew?">No.</Question>
          <Question title="Can I stop before the end?" open>
            Yes, at the end of any paid month.
          </Question>
        </Questions>
      </Specimen>
      <Specimen label="Prose: sanitised text of the API">
        <Prose html="<p>You will look after <strong>24 beds</strong>.</p><ul><li>Day shift</li><li>Three days a week</li></ul>" />
      </Specimen>
    </Specimens>
  </Chapter>
);
