import {
  IconActivityHeartbeat,
  IconAdjustments,
  IconBriefcase,
  IconBuilding,
  IconCalendarUser,
  IconCreditCard,
  IconHistory,
  IconHome,
  IconInbox,
  IconKey,
  IconMail,
  IconMailForward,
  IconMessages,
  IconNews,
  IconReceipt,
  IconUserSearch,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { sectionIn, type DeskSection } from "#site/paths";
import { lazyComponent } from "../lib/lazy-component";
import type { Ask } from "../lib/page";
import type { Viewer } from "../lib/session/viewer";
import type { DeskShape } from "./parts/DeskSkeleton";
import { boardAsks } from "./applications/board/board-asks";

/** A part of the desk with its own address: /desk/<id>, and any address below it. */
export interface Section {
  id: DeskSection;
  /** Its shortcut: this key after G. */
  letter: string;
  Icon: Icon;
  /** What its skeleton looks like. */
  shape: DeskShape;
  /** The heading of its group in the navigation. */
  group: "work" | "firm" | "admin";
  adminsOnly?: true;
  /** Below client/desk; the server preloads it. */
  file: string;
  /** Its pages that load on their own, by what follows the section in the address; the server preloads the first match. */
  pages?: readonly SectionPage[];
  /** The export of this file that renders everything at the section's address and below. */
  Content: ComponentType;
}

interface SectionPage {
  /** What follows the section in the address. */
  at: RegExp;
  /** Below client/desk. */
  file: string;
  asks?: (url: URL) => Ask[];
}

/**
 * All that the desk knows of its sections, in the order of the navigation; `deskTexts.names` has their names. A section loads
 * when it is first opened.
 */
const SECTIONS: Readonly<Record<DeskSection, Omit<Section, "id">>> = {
  "": {
    shape: "figures",
    letter: "h",
    Icon: IconHome,
    group: "work",
    file: "today/TodayPage.tsx",
    Content: lazyComponent(() => import("./today/TodayPage"), "TodayPage"),
  },
  applications: {
    shape: "list",
    letter: "a",
    Icon: IconInbox,
    group: "work",
    file: "applications/ApplicationsSection.tsx",
    pages: [
      { at: /^$/, file: "applications/list/ListPage.tsx" },
      { at: /^[^/]+$/, file: "applications/ApplicationPage.tsx" },
    ],
    Content: lazyComponent(
      () => import("./applications/ApplicationsSection"),
      "ApplicationsSection",
    ),
  },
  jobs: {
    shape: "list",
    letter: "j",
    Icon: IconBriefcase,
    group: "work",
    file: "jobs/JobsSection.tsx",
    pages: [
      { at: /^$/, file: "jobs/list/JobsPage.tsx" },
      { at: /^new$/, file: "jobs/editor/NewJobPage.tsx" },
      { at: /^import$/, file: "jobs/import/ImportPage.tsx" },
      { at: /^import\/[^/]+$/, file: "jobs/import/ImportRunPage.tsx" },
      { at: /^[^/]+$/, file: "jobs/overview/JobPage.tsx" },
      { at: /^[^/]+\/edit$/, file: "jobs/editor/JobEditorPage.tsx" },
      {
        at: /^[^/]+\/applications$/,
        file: "applications/JobApplicationsPage.tsx",
        asks: boardAsks,
      },
    ],
    Content: lazyComponent(() => import("./jobs/JobsSection"), "JobsSection"),
  },
  people: {
    shape: "list",
    letter: "p",
    Icon: IconUserSearch,
    group: "work",
    file: "people/PeopleSection.tsx",
    Content: lazyComponent(() => import("./people/PeopleSection"), "PeopleSection"),
  },
  placements: {
    shape: "list",
    letter: "s",
    Icon: IconCalendarUser,
    group: "work",
    file: "placements/PlacementsSection.tsx",
    Content: lazyComponent(() => import("./placements/PlacementsSection"), "PlacementsSection"),
  },
  templates: {
    shape: "list",
    letter: "e",
    Icon: IconMail,
    group: "work",
    file: "records/TemplatesSection.tsx",
    Content: lazyComponent(() => import("./records/TemplatesSection"), "TemplatesSection"),
  },
  companies: {
    shape: "list",
    letter: "c",
    Icon: IconBuilding,
    group: "firm",
    file: "companies/CompaniesSection.tsx",
    Content: lazyComponent(() => import("./companies/CompaniesSection"), "CompaniesSection"),
  },
  team: {
    shape: "list",
    letter: "t",
    Icon: IconUsersGroup,
    group: "firm",
    file: "team/TeamPage.tsx",
    Content: lazyComponent(() => import("./team/TeamPage"), "TeamPage"),
  },
  plans: {
    shape: "figures",
    letter: "r",
    Icon: IconReceipt,
    group: "admin",
    adminsOnly: true,
    file: "plans/PlansSection.tsx",
    Content: lazyComponent(() => import("./plans/PlansSection"), "PlansSection"),
  },
  messages: {
    shape: "list",
    letter: "m",
    Icon: IconMessages,
    group: "admin",
    adminsOnly: true,
    file: "messages/MessagesSection.tsx",
    Content: lazyComponent(() => import("./messages/MessagesSection"), "MessagesSection"),
  },
  newsletter: {
    shape: "figures",
    letter: "n",
    Icon: IconNews,
    group: "admin",
    adminsOnly: true,
    file: "newsletter/NewsletterPage.tsx",
    Content: lazyComponent(() => import("./newsletter/NewsletterPage"), "NewsletterPage"),
  },
  keys: {
    shape: "list",
    letter: "k",
    Icon: IconKey,
    group: "admin",
    adminsOnly: true,
    file: "keys/KeysSection.tsx",
    Content: lazyComponent(() => import("./keys/KeysSection"), "KeysSection"),
  },
  mail: {
    shape: "figures",
    letter: "q",
    Icon: IconMailForward,
    group: "admin",
    adminsOnly: true,
    file: "mail/MailQueuePage.tsx",
    Content: lazyComponent(() => import("./mail/MailQueuePage"), "MailQueuePage"),
  },
  billing: {
    shape: "list",
    letter: "b",
    Icon: IconCreditCard,
    group: "admin",
    adminsOnly: true,
    file: "billing/BillingPage.tsx",
    Content: lazyComponent(() => import("./billing/BillingPage"), "BillingPage"),
  },
  settings: {
    shape: "form",
    letter: "o",
    Icon: IconAdjustments,
    group: "admin",
    adminsOnly: true,
    file: "settings/SettingsPage.tsx",
    Content: lazyComponent(() => import("./settings/SettingsPage"), "SettingsPage"),
  },
  system: {
    shape: "figures",
    letter: "y",
    Icon: IconActivityHeartbeat,
    group: "admin",
    adminsOnly: true,
    file: "system/SystemPage.tsx",
    Content: lazyComponent(() => import("./system/SystemPage"), "SystemPage"),
  },
  audit: {
    shape: "list",
    letter: "l",
    Icon: IconHistory,
    group: "admin",
    adminsOnly: true,
    file: "audit/AuditPage.tsx",
    Content: lazyComponent(() => import("./audit/AuditPage"), "AuditPage"),
  },
};

const isSection = (id: string): id is DeskSection => Object.hasOwn(SECTIONS, id);
const sections: readonly Section[] = Object.keys(SECTIONS)
  .filter(isSection)
  .map((id) => ({ id, ...SECTIONS[id] }));

function placeAt(pathname: string): { section?: Section; page?: SectionPage } {
  const section = sections.find(({ id }) => id === sectionIn(pathname));
  const rest = pathname.split("/").slice(3).filter(Boolean).join("/");
  return { section, page: section?.pages?.find(({ at }) => at.test(rest)) };
}

/** The files of the section and its page at this address, as paths below client/. */
export function filesAt(pathname: string): string[] {
  const { section, page } = placeAt(pathname);
  return [section, page].flatMap((part) => (part ? [`desk/${part.file}`] : []));
}

/** What the page at this address queries first. */
export const asksAt = (url: URL): Ask[] => placeAt(url.pathname).page?.asks?.(url) ?? [];

/** The sections that this person may open. */
export const sectionsFor = ({ role }: Pick<Viewer, "role">): readonly Section[] =>
  sections.filter(({ adminsOnly }) => adminsOnly !== true || role === "ADMIN");
