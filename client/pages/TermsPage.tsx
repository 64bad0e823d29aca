import { useLoaderData } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { termsTexts } from "#texts/terms";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { Prose } from "../components/ui/Prose";
import { Skeleton } from "../components/ui/Skeleton";
import {
  CurrentTermsDocument,
  useCurrentTermsQuery,
} from "../features/terms/CurrentTerms.generated";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./TermsPage.module.css";

export const load = async ({ prefetch }: LoadRequest) =>
  loadState(await prefetch(CurrentTermsDocument, {}));

export const head: PageModule["head"] = ({ site }) => ({
  title: termsTexts.title,
  description: termsTexts.description(site.name),
  canonical: `${site.origin}${paths.terms}`,
});

export function Component() {
  const { data, error, refetch, loading } = useCurrentTermsQuery({
    notifyOnNetworkStatusChange: true,
  });
  const { failed } = useLoaderData<typeof load>();
  const terms = data?.currentTerms;
  return (
    <>
      <PageTitle
        title={termsTexts.title}
        lead={terms && termsTexts.updatedVersion(terms.lastUpdated, terms.version)}
      />
      <div className="container">
        {terms !== undefined ? (
          <>
            {/* The terms have headings from level 3 on. */}
            <h2 className="visually-hidden">{terms.title}</h2>
            <div className={classes.terms}>
              <Prose html={terms.html} />
            </div>
          </>
        ) : error !== undefined || failed ? (
          <ErrorState
            title={termsTexts.loadFailed}
            retrying={loading}
            onRetry={() => void refetch()}
          />
        ) : (
          <TermsSkeleton />
        )}
      </div>
    </>
  );
}

const TermsSkeleton = () => (
  <div role="status" style={{ padding: "3rem 0", display: "grid", gap: "1rem" }}>
    <span className="visually-hidden">{commonTexts.loading}</span>
    {["90%", "100%", "75%", "95%", "60%"].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);
