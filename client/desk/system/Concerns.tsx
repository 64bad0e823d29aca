import { Link } from "react-router-dom";
import { systemTexts as texts } from "#texts/desk-system";
import { paths } from "#site/paths";
import { Message } from "../../components/ui/Message";
import rows from "../parts/Rows.module.css";
import type { SystemHealthQuery } from "./SystemHealth.generated";

type Concern = SystemHealthQuery["systemHealth"]["concerns"][number];

/** What someone should look at, and what to do about it. */
export function Concerns({ concerns }: { concerns: readonly Concern[] }) {
  if (concerns.length === 0) return <Message tone="success">{texts.allWell}</Message>;
  return (
    <section className={rows.section} aria-labelledby="system-concerns">
      <h2 id="system-concerns" className={rows.title}>
        {texts.concernsTitle(concerns.length)}
      </h2>
      <ul className={rows.rows}>
        {concerns.map((concern) => (
          <ConcernRow key={`${concern.kind} ${concern.subject}`} {...concern} />
        ))}
      </ul>
    </section>
  );
}

function ConcernRow({ kind, subject, amount }: Concern) {
  const words = texts.concerns[kind];
  const place = texts.places[subject ?? ""];
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <strong className={rows.name}>{words.title(amount, texts.nameOf(subject ?? ""))}</strong>
        <span className={rows.note}>{words.advice}</span>
      </div>
      {place !== undefined && <Link to={paths.desk(place.section)}>{place.label}</Link>}
    </li>
  );
}
