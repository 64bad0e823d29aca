import { lazyComponent } from "../../lib/lazy-component";
import { FRESH } from "../../lib/use-list";
import { useOnChange } from "../../lib/use-on-change";
import { OnDemand } from "../parts/OnDemand";
import {
  useApplicationPlacementIdQuery,
  type ApplicationPlacementIdQuery,
} from "./PlacementPart.generated";

/** Few applications have one. */
const PlacedPart = lazyComponent(() => import("./PlacedPart"), "PlacedPart");

type Application = NonNullable<ApplicationPlacementIdQuery["application"]>;

/** What a hire led to. Nothing until there is one. */
export function PlacementPart({ applicationId }: { applicationId: string }) {
  const { data, refetch } = useApplicationPlacementIdQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  return application ? <Placed application={application} onMoved={reload} /> : null;
}

function Placed({ application, onMoved }: { application: Application; onMoved: () => void }) {
  const { id, version, placement } = application;
  // A move may have hired the candidate, or taken that back.
  useOnChange(version, onMoved);
  if (placement === null) return null;
  return (
    <OnDemand>
      <PlacedPart applicationId={id} />
    </OnDemand>
  );
}
