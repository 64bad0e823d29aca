import { useState } from "react";
import { accountTexts } from "#texts/account";
import { signInMethodTexts } from "#texts/sign-in-methods";
import { Unloaded } from "../../components/ui/Unloaded";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { AppPart } from "./AppPart";
import { RecoveryCodes } from "./factors/RecoveryCodes";
import { IdentitiesPart } from "./IdentitiesPart";
import { PasskeysPart } from "./PasskeysPart";
import { RecoveryPart } from "./RecoveryPart";
import { useSignInMethodsQuery } from "./SignInMethods.generated";
import { WaitingReset } from "./WaitingReset";

/** How the person signs in: email, connected accounts, passkeys, and for staff the second step. */
export function SignInSection() {
  const query = useSignInMethodsQuery({
    ssr: false,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data, refetch } = query;
  const [news, setNews] = useState<string | null>(null);
  // New recovery codes stand in for everything else until the person has saved them.
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = async () => void (await refetch().catch(() => undefined));
  const me = data?.me;
  if (!me)
    return (
      <Unloaded query={query} failed={signInMethodTexts.failed} skeleton={<SectionSkeleton />} />
    );
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  const onDone = async (message: string, recoveryCodes: readonly string[] = []) => {
    setNews(message);
    setCodes(recoveryCodes);
    await reload();
  };
  return (
    <Pane title={accountTexts.names["sign-in"]} lead={signInMethodTexts.lead}>
      {news !== null && <Message tone="success">{news}</Message>}
      {me.factorReset !== null && <WaitingReset reset={me.factorReset} onDone={onDone} />}
      <Pane title={signInMethodTexts.email} lead={signInMethodTexts.emailLead} headingLevel={3}>
        <p>
          <strong>{me.email}</strong>
        </p>
      </Pane>
      <PasskeysPart passkeys={me.passkeys.nodes} onDone={onDone} />
      {me.secondFactor.isRequired && (
        <>
          <AppPart status={me.secondFactor} onDone={onDone} />
          <RecoveryPart status={me.secondFactor} onDone={onDone} />
        </>
      )}
      <IdentitiesPart
        identities={me.identities.nodes}
        options={data.signInOptions}
        need={me.secondFactor.isRequired ? "SECOND_FACTOR_REQUIRED" : "FRESH_PROOF_REQUIRED"}
        onDone={onDone}
      />
    </Pane>
  );
}
