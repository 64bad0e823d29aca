import { Badge, Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState, type ReactNode } from "react";
import { keyTexts as texts } from "#texts/desk-keys";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { isOver, type KeyState } from "./key-state";
import classes from "./Keys.module.css";
import { useRevokeKeyMutation, type DeskKeyFragment } from "./Keys.generated";
import { RotateDialog } from "./RotateDialog";

const COLORS: Record<KeyState, string> = {
  LIVE: "brand",
  ENDS_SOON: "var(--color-warning)",
  REPLACED: "brand",
  EXPIRED: "gray",
  REVOKED: "gray",
};

interface KeyCardProps {
  apiKey: DeskKeyFragment;
  state: KeyState;
  /** Names of companies by id. */
  companyNames: ReadonlyMap<string, string>;
}

/** A key: what it may do, for how long, when it was last used. */
export const KeyCard = ({ apiKey, state, companyNames }: KeyCardProps) => (
  <li className={classes.key} data-over={isOver(state)}>
    <div className={classes.head}>
      <h3 className={classes.name}>{apiKey.name}</h3>
      <Badge variant="outline" color={COLORS[state]}>
        {texts.states[state]}
      </Badge>
    </div>
    {state === "REPLACED" && (
      <p className={classes.note}>{texts.replaced(dateTime(apiKey.expiresAt))}</p>
    )}
    <Facts apiKey={apiKey} state={state} companyNames={companyNames} />
    {!isOver(state) && <Actions apiKey={apiKey} canRotate={state !== "REPLACED"} />}
  </li>
);

function Facts({ apiKey, state, companyNames }: KeyCardProps) {
  const { prefix, lastFour, source, scopes, companyIds } = apiKey;
  const { createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey;
  return (
    <dl className={classes.facts}>
      <Fact label={texts.prefix}>
        <code>{texts.masked(prefix, lastFour)}</code>
      </Fact>
      <Fact label={texts.source}>{source}</Fact>
      <Fact label={texts.scopesLabel}>
        {scopes.map((scope) => (
          <span key={scope} className={classes.line}>
            {texts.scopes[scope]}
          </span>
        ))}
      </Fact>
      {companyIds.length > 0 && (
        <Fact label={texts.companies}>{namesOf(companyIds, companyNames)}</Fact>
      )}
      <Fact label={texts.used}>{lastUsedAt === null ? texts.never : dateTime(lastUsedAt)}</Fact>
      <Fact label={texts.issued}>{dateTime(createdAt)}</Fact>
      {revokedAt === null ? (
        <Fact label={state === "EXPIRED" ? texts.expired : texts.expires}>
          {dateTime(expiresAt)}
        </Fact>
      ) : (
        <Fact label={texts.revoked}>{dateTime(revokedAt)}</Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function namesOf(ids: readonly string[], companyNames: ReadonlyMap<string, string>): string {
  const known = ids.flatMap((id) => companyNames.get(id) ?? []).sort();
  const others = ids.length - known.length;
  return [...known, ...(others > 0 ? [texts.unknownCompanies(others)] : [])].join(", ");
}

function Actions({ apiKey, canRotate }: { apiKey: DeskKeyFragment; canRotate: boolean }) {
  const { id, name, prefix, lastFour } = apiKey;
  const masked = texts.masked(prefix, lastFour);
  const [asks, setAsks] = useState<"rotate" | "revoke" | null>(null);
  const [revokeKey] = useRevokeKeyMutation();
  const revoke = async () => {
    const outcome = await attempt(
      () => revokeKey({ variables: { input: { id } } }),
      "apiKey",
      texts.callFailed,
    );
    if (outcome.ok) notifications.show({ message: texts.revokedNow(name), role: "status" });
    return outcome;
  };
  return (
    <div className={classes.actions}>
      {canRotate && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.rotateOf(name)}
          onClick={() => setAsks("rotate")}
        >
          {texts.rotate}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.revokeOf(name, masked)}
        onClick={() => setAsks("revoke")}
      >
        {texts.revoke}
      </Button>
      <RotateDialog apiKey={apiKey} opened={asks === "rotate"} onClose={() => setAsks(null)} />
      <ConfirmDialog
        opened={asks === "revoke"}
        title={texts.revokeTitle(name)}
        action={texts.revoke}
        onClose={() => setAsks(null)}
        onConfirm={revoke}
      >
        {texts.revokeText(masked)}
      </ConfirmDialog>
    </div>
  );
}
