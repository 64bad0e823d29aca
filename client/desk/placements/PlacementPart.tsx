import { Link } from "react-router-dom";
import { placementPartTexts as texts, placementTexts } from "#texts/desk-placements";
import { paths } from "#site/paths";
import { FRESH } from "../../lib/use-list";
import { useOnChange } from "../../lib/use-on-change";
import { PlacementMenu } from "./PlacementMenu";
import {
  useApplicationPlacementQuery,
  type ApplicationPlacementQuery,
} from "./Placements.generated";
import { marginOf, Rates, When } from "./PlacementsTable";
import { Part } from "../parts/Part";
import words from "../parts/Words.module.css";
import classes from "./Placements.module.css";

type Application = NonNullable<ApplicationPlacementQuery["application"]>;

/** What a hire led to. Nothing until there is one. */
export function PlacementPart({ applicationId }: { applicationId: string }) {
  const { data, refetch } = useApplicationPlacementQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  return application ? <Placed application={application} onChanged={reload} /> : null;
}

interface PlacedProps {
  application: Application;
  onChanged: () => void;
}

function Placed({ application: { version, placement }, onChanged }: PlacedProps) {
  // A move may have hired the candidate, or taken that back.
  useOnChange(version, onChanged);
  if (placement === null) return null;
  return (
    <Part
      id="placement"
      title={texts.title}
      actions={<PlacementMenu placement={placement} onChanged={onChanged} />}
    >
      <div>
        <strong>{placement.clientName}</strong>
        <When placement={placement} />
      </div>
      <div>
        <Rates placement={placement} />
        {placement.margin !== null && (
          <span className={words.sub}>{placementTexts.marginShort(marginOf(placement))}</span>
        )}
      </div>
      {placement.endNote !== null && <p className={classes.note}>{placement.endNote}</p>}
      <Link to={paths.desk("placements")}>{texts.all}</Link>
    </Part>
  );
}
