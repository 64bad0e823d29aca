import { type ComponentType } from "react";
import { Link } from "react-router-dom";
import { accountTexts } from "#texts/account";
import { overviewTexts as texts } from "#texts/account-overview";
import { paths } from "#site/paths";
import { Loaded } from "../../../components/ui/Loaded";
import { GapBoundary } from "../../../components/ui/GapBoundary";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Pane } from "../../../components/ui/Pane";
import { SectionSkeleton } from "../../../components/ui/SectionSkeleton";
import { ProfileSection } from "../ProfileSection";
import { ApplicationSteps } from "./ApplicationSteps";
import { nextStepOf } from "./next-step";
import { useOverviewQuery, type OverviewQuery } from "./Overview.generated";
import classes from "./Overview.module.css";
import { PlanBar } from "./PlanBar";

/** More are in the section of applications. */
const MOST_APPLICATIONS = 3;

interface OverviewProps {
  /** The status card, which belongs to another feature. */
  statusCard: ComponentType;
}

/** The first page of the account: what is next, where everything stands, and the person's details. */
export const OverviewSection = ({ statusCard }: OverviewProps) => (
  <div className={classes.columns}>
    <h2 className="visually-hidden">{accountTexts.names[""]}</h2>
    <div className={classes.main}>
      <Loading statusCard={statusCard} />
    </div>
    <ProfileSection />
  </div>
);

function Loading({ statusCard }: OverviewProps) {
  const query = useOverviewQuery({
    ssr: false,
    // All of it changes elsewhere, too.
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Loaded query={query} failed={texts.failed} skeleton={<SectionSkeleton />}>
      {(data) => <Overview overview={data} statusCard={statusCard} />}
    </Loaded>
  );
}

function Overview({
  overview,
  statusCard: StatusCard,
}: OverviewProps & { overview: OverviewQuery }) {
  const applications = overview.myApplications.nodes;
  const plans = overview.mySubscriptions.filter(({ isRunning }) => isRunning);
  return (
    <>
      <Next overview={overview} />
      <GapBoundary>
        <StatusCard />
      </GapBoundary>
      {applications.length > 0 && (
        <Pane
          title={texts.applications.title}
          headingLevel={3}
          action={<Link to={paths.account("applications")}>{texts.applications.all}</Link>}
        >
          <ul className={classes.rows}>
            {applications.slice(0, MOST_APPLICATIONS).map((application) => (
              <ApplicationSteps key={application.id} application={application} />
            ))}
          </ul>
        </Pane>
      )}
      {plans.length > 0 && (
        <Pane
          title={texts.plans.title}
          headingLevel={3}
          action={<Link to={paths.account("plans")}>{texts.plans.all}</Link>}
        >
          <ul className={classes.rows}>
            {plans.map((plan) => (
              <PlanBar key={plan.id} plan={plan} />
            ))}
          </ul>
        </Pane>
      )}
      <Alerts overview={overview} />
    </>
  );
}

function Next({ overview }: { overview: OverviewQuery }) {
  const { title, text, action } = nextStepOf(overview);
  return (
    <section className={classes.next} aria-labelledby="next-title">
      <h3 id="next-title" className={classes.label}>
        {texts.next.title}
      </h3>
      <p className={classes.step}>{title}</p>
      <p>{text}</p>
      <LinkButton to={action.to}>{action.label}</LinkButton>
    </section>
  );
}

function Alerts({ overview: { myMailPreferences } }: { overview: OverviewQuery }) {
  const alerts = myMailPreferences.subscriptions.filter(({ topic }) => topic === "JOB_ALERTS");
  return (
    <Pane
      title={texts.alerts.title}
      headingLevel={3}
      action={<Link to={paths.account("mail")}>{texts.alerts.change}</Link>}
    >
      {alerts.length === 0 ? (
        <p>{texts.alerts.none}</p>
      ) : (
        <ul className={classes.alerts}>
          {alerts.map(({ id, search }) => (
            <li key={id}>{search === "" ? texts.alerts.allJobs : search}</li>
          ))}
        </ul>
      )}
    </Pane>
  );
}
