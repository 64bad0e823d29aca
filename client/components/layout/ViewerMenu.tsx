import type { Viewer } from "../../lib/session/viewer";
import classes from "./ViewerMenu.module.css";
import { ViewerLinks } from "./ViewerLinks";
import { ViewerPerson } from "./ViewerPerson";

export interface ViewerMenuProps {
  id: string;
  viewer: Viewer;
  opened: boolean;
  onClose: () => void;
}

/** The menu of the signed-in person, below the button that greets them. */
export const ViewerMenu = ({ id, viewer, opened, onClose }: ViewerMenuProps) => (
  <div id={id} className={classes.panel} hidden={!opened}>
    <ViewerPerson viewer={viewer} onFollow={onClose} />
    <ViewerLinks viewer={viewer} className={classes.links} onFollow={onClose} />
  </div>
);
