import { useState } from "react";
import { ownMailTroubleTexts as texts } from "#texts/mail-trouble";
import { paths } from "#site/paths";
import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { usDate } from "../../lib/us-date";
import { EmailedCode } from "./factors/FreshProof";
import { useOwnMailTroubleQuery, type OwnMailTroubleQuery } from "./OwnMailTrouble.generated";
import classes from "./YourData.module.css";

type Trouble = NonNullable<NonNullable<OwnMailTroubleQuery["me"]>["mailTrouble"]>;

/** Says above all sections that mail to the person comes back, and asks for another address. */
export function MailTroubleBanner() {
  const { data, refetch } = useOwnMailTroubleQuery({
    ssr: false,
    fetchPolicy: "cache-and-network",
  });
  const [works, setWorks] = useState(false);
  const { email = "", mailTrouble: trouble } = data?.me ?? {};
  const recheck = () => {
    setWorks(true);
    void refetch().catch(() => undefined);
  };
  if (works) return <Message tone="success">{texts.works}</Message>;
  if (!trouble || trouble.bouncedAt === null) return null;
  return <Dead email={email} trouble={trouble} onWorks={recheck} />;
}

interface DeadProps {
  email: string;
  trouble: Trouble;
  onWorks: () => void;
}

function Dead({ email, trouble: { bouncedAt, bounceReason }, onWorks }: DeadProps) {
  const [isChecking, setIsChecking] = useState(false);
  return (
    <section className={classes.banner} aria-labelledby="mail-trouble">
      <div className={classes.about}>
        <h2 id="mail-trouble" className={classes.name}>
          {texts.title}
        </h2>
        <p>{texts.text(email, usDate(bouncedAt ?? ""), bounceReason)}</p>
      </div>
      <div className={classes.controls}>
        <LinkButton size="sm" to={paths.contact}>
          {texts.another}
        </LinkButton>
        {!isChecking && (
          <Button size="sm" variant="default" onClick={() => setIsChecking(true)}>
            {texts.check}
          </Button>
        )}
      </div>
      {isChecking && (
        <div className={classes.step}>
          <p>{texts.checkText}</p>
          <EmailedCode onProven={onWorks} />
        </div>
      )}
    </section>
  );
}
