import { systemTexts as texts } from "#texts/desk-system";
import { NumberTile, NumberTiles } from "../figures/NumberTiles";
import { sumOf } from "./sum-of";
import type { SystemHealthQuery } from "./SystemHealth.generated";

type Health = SystemHealthQuery["systemHealth"];

/** The site at this moment, in a few large numbers. */
export function SystemTiles({ health }: { health: Health }) {
  const { minutes, connections, applications, payments, failedPayments, tempFreeBytes } = health;
  const failed = sumOf(minutes, "failed");
  const { inUse, free, waiting } = connections;
  return (
    <NumberTiles title={texts.numbers}>
      <NumberTile label={texts.requests} value={sumOf(minutes, "requests")} />
      <NumberTile
        label={texts.failures}
        value={failed}
        note={texts.failuresNote}
        isUrgent={failed > 0}
      />
      <NumberTile
        label={texts.connections}
        value={inUse}
        note={texts.connectionsNote(free, waiting)}
        isUrgent={waiting > 0}
      />
      <NumberTile label={texts.space} value={texts.spaceOf(tempFreeBytes)} />
      <NumberTile label={texts.applications} value={applications} />
      <NumberTile
        label={texts.payments}
        value={payments}
        note={texts.failedPayments(failedPayments)}
      />
    </NumberTiles>
  );
}
