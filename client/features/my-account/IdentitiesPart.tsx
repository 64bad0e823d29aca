import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { signInMethodTexts } from "#texts/sign-in-methods";
import { paths } from "#site/paths";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { askForProof, type ProofNeed } from "../../lib/session/proof";
import { rememberReturnAddress } from "../../lib/session/return-address";
import classes from "./Account.module.css";
import { useUnlinkIdentityMutation, type SignInMethodsQuery } from "./SignInMethods.generated";
import type { OnDone } from "./on-done";

type Identity = NonNullable<SignInMethodsQuery["me"]>["identities"]["nodes"][number];

interface IdentitiesPartProps {
  identities: readonly Identity[];
  /** Paths that start a sign-in; null for a provider that is not set up. */
  options: SignInMethodsQuery["signInOptions"];
  /** What the person proves before they connect an account. */
  need: ProofNeed;
  onDone: OnDone;
}

const linkAddress = (start: string) =>
  `${start}?${new URLSearchParams({ link: "1", next: paths.account("sign-in") }).toString()}`;

/** Accounts at Google and LinkedIn that sign the person in. */
export function IdentitiesPart({ identities, options, need, onDone }: IdentitiesPartProps) {
  useConnectAfterProof(options, need);
  const starts = [
    { provider: "LINKEDIN" as const, url: options.linkedinUrl },
    { provider: "GOOGLE" as const, url: options.googleUrl },
  ];
  const toConnect = starts.flatMap(({ provider, url }) =>
    url === null || identities.some((identity) => identity.provider === provider)
      ? []
      : [{ provider, url }],
  );
  if (identities.length === 0 && toConnect.length === 0) return null;
  return (
    <Pane
      title={signInMethodTexts.identities}
      lead={signInMethodTexts.identitiesLead}
      headingLevel={3}
    >
      {identities.length > 0 && (
        <ul className={classes.rows}>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onDone={onDone} />
          ))}
        </ul>
      )}
      {toConnect.length > 0 && (
        <div className={classes.buttons}>
          {toConnect.map(({ provider, url }) => (
            <AnchorButton
              key={provider}
              href={linkAddress(url)}
              variant="default"
              onClick={rememberReturnAddress}
            >
              {signInMethodTexts.connect(signInMethodTexts.providers[provider])}
            </AnchorButton>
          ))}
        </div>
      )}
    </Pane>
  );
}

/** Goes on to the provider after a proof, for people that the server sent back to give one (`?connect=linkedin`). */
function useConnectAfterProof(
  { googleUrl, linkedinUrl }: IdentitiesPartProps["options"],
  need: ProofNeed,
): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("connect");
  const goOn = useEffectEvent(async () => {
    setParams({}, { replace: true });
    const url = wanted === "google" ? googleUrl : linkedinUrl;
    if (url === null || !(await askForProof(need))) return;
    rememberReturnAddress();
    window.location.assign(linkAddress(url));
  });
  useEffect(() => {
    if (wanted !== null) void goOn();
  }, [wanted]);
}

interface IdentityRowProps extends Pick<IdentitiesPartProps, "onDone"> {
  identity: Identity;
}

function IdentityRow({ identity, onDone }: IdentityRowProps) {
  const { id, provider, email, createdAt, lastUsedAt, viewerCanUnlink } = identity;
  const name = signInMethodTexts.providers[provider];
  const [asking, setAsking] = useState(false);
  const [unlink] = useUnlinkIdentityMutation();
  const disconnect = async () => {
    const outcome = await attempt(
      () => unlink({ variables: { input: { id } } }),
      "message",
      signInMethodTexts.notDone,
    );
    if (outcome.ok) void onDone(outcome.value);
    return outcome;
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{email === null ? name : `${name}: ${email}`}</p>
        <p className={classes.facts}>
          {lastUsedAt === null
            ? signInMethodTexts.connected(dateTime(createdAt))
            : signInMethodTexts.used(dateTime(lastUsedAt))}
        </p>
        {!viewerCanUnlink && <p className={classes.facts}>{signInMethodTexts.onlyWay}</p>}
      </div>
      {viewerCanUnlink && (
        <Button
          variant="default"
          size="sm"
          aria-label={signInMethodTexts.disconnectFrom(name)}
          onClick={() => setAsking(true)}
        >
          {signInMethodTexts.disconnect}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={signInMethodTexts.disconnectTitle(name)}
        action={signInMethodTexts.disconnect}
        onConfirm={disconnect}
      >
        <p>{signInMethodTexts.disconnectText(name)}</p>
      </ConfirmDialog>
    </li>
  );
}
