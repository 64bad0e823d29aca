import type { ReactNode } from "react";
import { commonTexts } from "#texts/common";
import { Button } from "./Button";
import { Message } from "./Message";
import { Skeleton } from "./Skeleton";
import { Unloaded } from "./Unloaded";
import classes from "./LoadedList.module.css";
import type { List } from "../../lib/use-list";

interface LoadedListProps<TNode> {
  list: List<TNode>;
  failedTitle: string;
  /** Shown when there are no entries. */
  empty?: ReactNode;
  children: (nodes: readonly TNode[]) => ReactNode;
}

/** A list's four states: loading, failed, empty, full; and its "Load more". */
export function LoadedList<TNode>({ list, failedTitle, empty, children }: LoadedListProps<TNode>) {
  const { nodes, loading, hasMore, more, moreFailed } = list;
  if (nodes === null)
    return <Unloaded query={list} failed={failedTitle} skeleton={<ListSkeleton />} />;
  if (nodes.length === 0 && empty !== undefined) return empty;
  return (
    <>
      {children(nodes)}
      {moreFailed && <Message tone="error">{commonTexts.moreFailed}</Message>}
      {hasMore && (
        <div>
          <Button variant="default" loading={loading} onClick={more}>
            {moreFailed ? commonTexts.retry : commonTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}

const ListSkeleton = () => (
  <div className={classes.loading} aria-busy="true">
    {["30%", "45%", "25%", "40%"].map((width) => (
      <div key={width} className={classes.row}>
        <Skeleton width={width} />
        <Skeleton width="60%" height="0.75em" />
      </div>
    ))}
  </div>
);
