import { mailReturnTexts as texts } from "#texts/mail-trouble";
import { Loaded } from "../../components/ui/Loaded";
import { Message } from "../../components/ui/Message";
import { FRESH } from "../../lib/use-list";
import { NumberTile, NumberTiles } from "../figures/NumberTiles";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import rows from "../parts/Rows.module.css";
import { useMailReturnsQuery, type MailReturnsQuery } from "./MailReturns.generated";

type Period = MailReturnsQuery["mailReturns"]["periods"][number];

/** From where on Amazon SES reviews an account. */
const LIMITS = { bounceRate: 0.05, complaintRate: 0.001 };

/** How much of our mail comes back or is marked as spam. */
export function MailReturnsPart() {
  const query = useMailReturnsQuery(FRESH);
  return (
    <section className={rows.section} aria-labelledby="mail-returns">
      <h2 id="mail-returns" className={rows.title}>
        {texts.title}
      </h2>
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="figures" />}>
        {(data) => <Returns {...data.mailReturns} />}
      </Loaded>
    </section>
  );
}

const NO_PERIOD = { softBounced: 0, withheld: 0, days: 0 };

function Returns({ isConnected, periods }: MailReturnsQuery["mailReturns"]) {
  const { softBounced, withheld, days } = periods.at(-1) ?? NO_PERIOD;
  return (
    <>
      <p className={rows.note}>{texts.lead}</p>
      {!isConnected && <Message tone="info">{texts.notConnected}</Message>}
      <NumberTiles title={texts.rates}>
        {periods.map((period) => (
          <RateTile
            key={`bounced-${period.days}`}
            label={texts.bounced(period.days)}
            period={period}
            rate="bounceRate"
            count={period.bounced}
          />
        ))}
        {periods.map((period) => (
          <RateTile
            key={`complained-${period.days}`}
            label={texts.complained(period.days)}
            period={period}
            rate="complaintRate"
            count={period.complained}
          />
        ))}
      </NumberTiles>
      {softBounced > 0 && <p className={rows.note}>{texts.softBounced(softBounced, days)}</p>}
      {withheld > 0 && <p className={rows.note}>{texts.withheld(withheld, days)}</p>}
    </>
  );
}

interface RateTileProps {
  label: string;
  period: Period;
  rate: keyof typeof LIMITS;
  count: number;
}

function RateTile({ label, period, rate, count }: RateTileProps) {
  const value = period[rate];
  return (
    <NumberTile
      label={label}
      value={value === null ? texts.none : texts.rate(value)}
      note={texts.part(count, period.sent)}
      isUrgent={value !== null && value >= LIMITS[rate]}
    />
  );
}
