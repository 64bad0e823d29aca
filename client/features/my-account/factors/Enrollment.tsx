import { IconDeviceMobile, IconFingerprint } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { twoStepTexts } from "#texts/two-step";
import { Badge } from "../../../components/ui/Badge";
import { Button } from "../../../components/ui/Button";
import classes from "./Factors.module.css";
import { AddPasskey } from "./AddPasskey";
import { RecoveryCodes } from "./RecoveryCodes";
import { TotpSetup } from "./TotpSetup";

type Step = { name: "choose" } | { name: "app" } | { name: "codes"; codes: readonly string[] };

/** Sets up a first factor for staff: a passkey or an authenticator app, and then the recovery codes. */
export function Enrollment({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const showCodes = (codes: readonly string[]) => setStep({ name: "codes", codes });
  if (step.name === "codes") return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.name === "app")
    return <TotpSetup onCodes={showCodes} onBack={() => setStep({ name: "choose" })} />;
  return (
    <div className={classes.step}>
      <div>
        <h2 className={classes.title}>{twoStepTexts.setUpTitle}</h2>
        <p className={classes.lead}>{twoStepTexts.setUpLead}</p>
      </div>
      <Choice
        icon={<IconFingerprint size={32} aria-hidden="true" />}
        title={twoStepTexts.passkey}
        badge={<Badge>{twoStepTexts.recommended}</Badge>}
        text={twoStepTexts.passkeyText}
      >
        <AddPasskey onAdded={showCodes} />
      </Choice>
      <Choice
        icon={<IconDeviceMobile size={32} aria-hidden="true" />}
        title={twoStepTexts.app}
        text={twoStepTexts.appText}
      >
        <Button variant="default" onClick={() => setStep({ name: "app" })}>
          {twoStepTexts.setUpApp}
        </Button>
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  badge?: ReactNode;
  text: string;
  children: ReactNode;
}

const Choice = ({ icon, title, badge, text, children }: ChoiceProps) => (
  <section className={classes.choice}>
    {icon}
    <div>
      <h3>
        {title} {badge}
      </h3>
      <p>{text}</p>
    </div>
    <div>{children}</div>
  </section>
);
