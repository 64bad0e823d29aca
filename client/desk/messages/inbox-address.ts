import { paths, withSearch } from "#site/paths";
import type { ContactMessageView } from "../../lib/schema-types.generated";

export const VIEWS = ["OPEN", "MINE", "DONE"] as const satisfies ContactMessageView[];

export const readView = (params: URLSearchParams): ContactMessageView =>
  VIEWS.find((view) => view.toLowerCase() === params.get("view")) ?? "OPEN";

/** The address of a list of messages. @param id the message that is open next to it */
export const inboxAddress = (view: ContactMessageView, id?: string): string =>
  withSearch(paths.desk("messages", ...(id === undefined ? [] : [id])), {
    view: view === "OPEN" ? "" : view.toLowerCase(),
  });
