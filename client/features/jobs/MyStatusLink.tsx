import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { pageNames } from "#texts/page-names";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { lazyComponent } from "../../lib/lazy-component";
import { useMayHaveStatus } from "../../lib/my-status/use-may-have-status";
import type { SearchWithMyStatus as Search } from "./SearchWithMyStatus";

const SearchWithMyStatus = lazyComponent(
  () => import("./SearchWithMyStatus"),
  "SearchWithMyStatus",
);

/** Leads to the page of one's status or, once this browser keeps one, searches with it. */
export function MyStatusLink(props: ComponentProps<typeof Search>) {
  const link = (
    <Link to={paths.myStatus} className={props.className}>
      {pageNames.myStatus}
    </Link>
  );
  if (!useMayHaveStatus()) return link;
  return (
    <GapBoundary loading={link}>
      <SearchWithMyStatus {...props} />
    </GapBoundary>
  );
}
