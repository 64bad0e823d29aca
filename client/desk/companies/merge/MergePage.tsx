import { useParams, useSearchParams } from "react-router-dom";
import { companyTexts, mergeTexts as texts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { Unloaded } from "../../../components/ui/Unloaded";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useViewer } from "../../../lib/session/viewer";
import { FRESH } from "../../../lib/use-list";
import { NoSuchPage } from "../../NoSuchPage";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import classes from "../Companies.module.css";
import { CompanyMissing } from "../CompanyMissing";
import { CompanyChoice } from "./CompanyChoice";
import { useMergeSourceQuery } from "./Merge.generated";
import { MergePlan } from "./MergePlan";

/** Makes one company of two. For administrators. */
export function MergePage() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  if (viewer?.role !== "ADMIN") return <NoSuchPage />;
  return <Merge key={id} id={id} />;
}

function Merge({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const intoId = params.get("into");
  const query = useMergeSourceQuery({ ...FRESH, variables: { id } });
  const { data, loading } = query;
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        headingLevel={1}
        failed={companyTexts.loadFailed}
        skeleton={<DeskSkeleton shape="form" heading />}
      />
    );
  const { company } = data;
  // The id of a company that was merged leads to another one, which no one asked to merge.
  if (company?.id !== id)
    return loading ? <DeskSkeleton shape="form" heading /> : <CompanyMissing />;
  return (
    <>
      <BackLink to={paths.desk("companies", id)}>{company.name}</BackLink>
      <DeskHeading title={texts.heading(company.name)} lead={texts.lead} />
      <div className={classes.form}>
        <CompanyChoice
          except={id}
          chosenId={intoId}
          onChoose={(into) => setParams(into === null ? {} : { into }, { replace: true })}
        />
        {intoId !== null && <MergePlan key={intoId} fromId={id} intoId={intoId} />}
      </div>
    </>
  );
}
