import {
  IconBriefcase2,
  IconBuildingPlus,
  IconClockExclamation,
  IconKey,
  IconUserCheck,
  IconUserPlus,
  type Icon,
} from "@tabler/icons-react";
import type { paletteTexts } from "#texts/desk-people";
import { paths } from "#site/paths";
import type { Viewer } from "../../lib/session/viewer";
import { listAddress, ME } from "../applications/list/list-search";

/** Work that someone starts from the command palette: the page where it begins. */
interface PaletteAction {
  name: keyof typeof paletteTexts.actionNames;
  to: string;
  Icon: Icon;
  adminsOnly?: true;
}

const actions: readonly PaletteAction[] = [
  { name: "postJob", to: paths.desk("jobs", "new"), Icon: IconBriefcase2 },
  { name: "answer", to: listAddress({ unanswered: "2" }), Icon: IconClockExclamation },
  { name: "own", to: listAddress({ assignee: ME }), Icon: IconUserCheck },
  { name: "invite", to: paths.desk("team"), Icon: IconUserPlus, adminsOnly: true },
  {
    name: "addCompany",
    to: paths.desk("companies", "new"),
    Icon: IconBuildingPlus,
    adminsOnly: true,
  },
  { name: "createKey", to: paths.desk("keys", "new"), Icon: IconKey, adminsOnly: true },
];

/** What this person may start. */
export const actionsFor = ({ role }: Pick<Viewer, "role">): readonly PaletteAction[] =>
  actions.filter(({ adminsOnly }) => adminsOnly !== true || role === "ADMIN");
