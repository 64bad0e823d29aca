import type { Unemployment, UntoldUnemployment } from "#site/status-clock";
import { Meter } from "../../components/ui/Meter";

/** The used days of all, as a bar, once they are known. Words beside it must say the same. */
export const UnemploymentMeter = ({
  line: { used, limit },
}: {
  line: Unemployment | UntoldUnemployment;
}) =>
  used !== null && (
    <Meter percent={(used / limit) * 100} tone={used >= limit ? "error" : "warning"} />
  );
