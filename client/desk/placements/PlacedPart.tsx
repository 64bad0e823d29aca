import { Link } from "react-router-dom";
import { placementPartTexts as texts, placementTexts } from "#texts/desk-placements";
import { paths } from "#site/paths";
import { FRESH } from "../../lib/use-list";
import { PlacementMenu } from "./PlacementMenu";
import { useApplicationPlacementQuery } from "./Placements.generated";
import { marginOf, Rates, When } from "./PlacementsTable";
import { Part } from "../parts/Part";
import words from "../parts/Words.module.css";
import classes from "./Placements.module.css";

/** The placement that a hire led to. */
export function PlacedPart({ applicationId }: { applicationId: string }) {
  const { data, refetch } = useApplicationPlacementQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const placement = data?.application?.placement;
  if (!placement) return null;
  return (
    <Part
      id="placement"
      title={texts.title}
      actions={
        <PlacementMenu
          placement={placement}
          onChanged={() => void refetch().catch(() => undefined)}
        />
      }
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
