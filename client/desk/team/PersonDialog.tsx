import { useState } from "react";
import { Link } from "react-router-dom";
import { teamTexts } from "#texts/team";
import { DOT } from "../../components/ui/DotList";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { AccountPart } from "./AccountPart";
import { auditAddress } from "../audit/audit-search";
import { CompaniesPart } from "./CompaniesPart";
import { RolePart } from "./RolePart";
import { FactorPart } from "./FactorPart";
import type { StaffPersonFragment } from "./Staff.generated";
import classes from "./Team.module.css";

interface PersonDialogProps {
  /** Undefined once the person is off the staff. */
  person: StaffPersonFragment | undefined;
  onClose: () => void;
}

/** Everything an administrator may change about a person on the staff. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [done, setDone] = useState<string | null>(null);
  // The last state that is known, to show behind the message that the person is off the staff.
  const [shown, setShown] = useState(person);
  if (person !== undefined && person !== shown) setShown(person);
  if (shown === undefined) return null;
  return (
    <Dialog opened onClose={onClose} title={shown.name} size="lg">
      <p className={classes.person}>
        {shown.email}
        {DOT}
        <Link to={auditAddress({ person: shown.id })}>{teamTexts.activity}</Link>
      </p>
      {done !== null && <Message tone="success">{done}</Message>}
      <RolePart person={shown} onDone={setDone} />
      <section className={classes.part}>
        <h3>{teamTexts.companies}</h3>
        {shown.role === "ADMIN" ? (
          <p className={classes.lead}>{teamTexts.allCompanies}</p>
        ) : (
          <CompaniesPart person={shown} onDone={setDone} />
        )}
      </section>
      <FactorPart person={shown} onDone={setDone} />
      <AccountPart person={shown} onDone={setDone} />
    </Dialog>
  );
}
