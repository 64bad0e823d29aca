import type { Viewer } from "../../lib/session/viewer";
import classes from "./ViewerMenu.module.css";
import { ViewerLinks } from "./ViewerLinks";

export interface ViewerMenuProps {
  id: string;
  viewer: Viewer;
  opened: boolean;
  onClose: () => void;
}

/** The menu of the signed-in person, below the button that greets them. */
export const ViewerMenu = ({ id, viewer, opened, onClose }: ViewerMenuProps) => (
  <div id={id} className={classes.panel} hidden={!opened}>
    <p className={classes.email}>{viewer.email}</p>
    <ViewerLinks viewer={viewer} className={classes.links} onFollow={onClose} />
  </div>
);
