import { accountTexts } from "#texts/account";
import { deviceTexts as texts } from "#texts/your-data";
import { Badge } from "../../components/ui/Badge";
import { Button } from "../../components/ui/Button";
import { DotList } from "../../components/ui/DotList";
import { Unloaded } from "../../components/ui/Unloaded";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import {
  DevicesDocument,
  useDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  type Device_SessionFragment,
} from "./Devices.generated";
import classes from "./YourData.module.css";

/** Where the person is logged in. */
export function DevicesSection() {
  const query = useDevicesQuery({
    ssr: false,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { data } = query;
  const sessions = data?.me?.sessions.nodes;
  if (!sessions)
    return <Unloaded query={query} failed={texts.failed} skeleton={<SectionSkeleton />} />;
  return (
    <Pane title={accountTexts.names.devices} lead={texts.lead}>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? <EndOthers /> : <p className={classes.facts}>{texts.only}</p>}
    </Pane>
  );
}

const refresh = { refetchQueries: [DevicesDocument], awaitRefetchQueries: true };

function Device({ session }: { session: Device_SessionFragment }) {
  const { id, isCurrent, createdAt, lastSeenAt, network, signedInBy, hasSecondFactor } = session;
  const [end] = useEndDeviceMutation(refresh);
  const { busy, problem, run } = useAction();
  const name = nameOf(session);
  const endThis = () =>
    attempt(() => end({ variables: { input: { id } } }), "message", texts.notEnded);
  return (
    <li className={classes.entry}>
      <div className={classes.about}>
        <h3 className={classes.name}>
          {name} {isCurrent && <Badge>{texts.current}</Badge>}
        </h3>
        <p className={classes.facts}>
          <DotList items={[texts.seen(dateTime(lastSeenAt)), texts.from(network)]} />
        </p>
        <p className={classes.facts}>
          {texts.since(dateTime(createdAt), texts.by[signedInBy])}
          {hasSecondFactor && ` ${texts.secondFactor}`}
        </p>
        {problem !== null && <Message tone="error">{problem}</Message>}
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          aria-label={texts.endNamed(name)}
          onClick={() => void run(endThis)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [endOthers] = useEndOtherDevicesMutation(refresh);
  const { busy, problem, run } = useAction();
  const endAll = () => attempt(() => endOthers(), "message", texts.notEnded);
  return (
    <div className={classes.step}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button variant="danger" loading={busy} onClick={() => void run(endAll)}>
        {texts.endOthers}
      </Button>
    </div>
  );
}

const nameOf = ({ browser, system }: Device_SessionFragment): string =>
  browser !== null && system !== null
    ? texts.on(browser, system)
    : (browser ?? system ?? texts.unknown);
