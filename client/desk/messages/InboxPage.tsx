import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { SegmentedControl } from "@mantine/core";
import { deskTexts } from "#texts/desk";
import { messageTexts as texts } from "#texts/desk-messages";
import { EmptyState } from "../../components/ui/EmptyState";
import type { ContactMessageView } from "../../lib/schema-types.generated";
import { DeskHeading } from "../shell/DeskHeading";
import { inboxAddress, readView, VIEWS } from "./inbox-address";
import { MessageList } from "./MessageList";
import { MessageView } from "./MessageView";
import classes from "./Messages.module.css";
import { useInboxCountsQuery } from "./Messages.generated";

/** /desk/messages and /desk/messages/:id: the list, and next to it the message that is open. */
export function InboxPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const view = readView(params);
  return (
    <>
      <DeskHeading title={deskTexts.names.messages} lead={texts.lead} />
      <div className={classes.inbox} data-open={id !== undefined}>
        <div className={classes.pane}>
          <Views view={view} />
          <MessageList key={view} view={view} openId={id} />
        </div>
        {id === undefined ? (
          <div className={classes.blank}>
            <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>
          </div>
        ) : (
          <MessageView key={id} id={id} view={view} />
        )}
      </div>
    </>
  );
}

function Views({ view }: { view: ContactMessageView }) {
  const navigate = useNavigate();
  const { data } = useInboxCountsQuery({ ssr: false, fetchPolicy: "cache-and-network" });
  const counts: Partial<Record<ContactMessageView, number>> = {
    ...(data && { OPEN: data.open.totalCount, MINE: data.mine.totalCount }),
  };
  return (
    <SegmentedControl
      aria-label={texts.viewLabel}
      fullWidth
      value={view}
      onChange={(next) => void navigate(inboxAddress(next))}
      data={VIEWS.map((value) => {
        const count = counts[value];
        const name = texts.views[value];
        return { value, label: count === undefined ? name : texts.counted(name, count) };
      })}
    />
  );
}
