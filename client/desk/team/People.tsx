import type { ReactNode } from "react";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import classes from "./People.module.css";

/** A list of people or invitations, one card each. */
export const People = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
);

interface PersonCardProps {
  title: string;
  /** Under the title, e.g. an email address. */
  subtitle?: string;
  badges?: readonly string[];
  /** Like badges, for what needs attention. */
  warnings?: readonly string[];
  facts: readonly ReactNode[];
  actions?: ReactNode;
}

/** One person or invitation. */
export const PersonCard = ({ title, subtitle, facts, actions, ...props }: PersonCardProps) => (
  <li className={classes.person}>
    <div className={classes.words}>
      <h3 className={classes.name}>
        {title}
        {props.badges?.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
        {props.warnings?.map((warning) => (
          <Badge key={warning} tone="warning">
            {warning}
          </Badge>
        ))}
      </h3>
      {subtitle !== undefined && <p className={classes.email}>{subtitle}</p>}
      <p className={classes.facts}>
        <DotList items={facts} />
      </p>
    </div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </li>
);
