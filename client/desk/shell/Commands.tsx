import { Spotlight, type SpotlightActionData } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { paths } from "#site/paths";
import type { Viewer } from "../../lib/session/viewer";
import { sectionsFor } from "../sections";

/** The command palette: Ctrl K or Command K. */
export function Commands({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const actions: SpotlightActionData[] = sectionsFor(viewer).map(({ id, Icon }) => ({
    id: `section ${id}`,
    label: deskTexts.goTo(deskTexts.names[id]),
    leftSection: <Icon size={20} aria-hidden="true" />,
    onClick: () => void navigate(paths.desk(id)),
  }));
  return (
    <Spotlight
      actions={actions}
      shortcut="mod + K"
      nothingFound={deskTexts.nothingFound}
      highlightQuery
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden="true" />,
        placeholder: deskTexts.searchHint,
        "aria-label": deskTexts.searchHint,
      }}
    />
  );
}
