import { useId, useRef, useState, type ComponentType } from "react";
import { shellTexts } from "#texts/shell";
import { useLeaving } from "../../lib/leaves";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import { initialOf, useViewer, type Viewer } from "../../lib/session/viewer";
import { Button } from "../ui/Button";
import classes from "./ViewerButton.module.css";
import type { ViewerMenuProps } from "./ViewerMenu";

/** "Log In", which opens the login dialog; for a signed-in user, "Hi" and their name, which opens their menu. */
export function ViewerButton() {
  const { viewer } = useViewer();
  const { openSignIn } = useSignIn();
  if (viewer !== null) return <Greeting viewer={viewer} />;
  return (
    <Button
      {...OPENS_DIALOG}
      variant="default"
      className={classes.viewer}
      onClick={() => openSignIn()}
    >
      {shellTexts.logIn}
    </Button>
  );
}

/** On phones, the button shows only the first letter of the name, or of the address of someone without one. The menu is loaded when it first opens. */
function Greeting({ viewer }: { viewer: Viewer }) {
  const { openSignIn } = useSignIn();
  const [Menu, setMenu] = useState<ComponentType<ViewerMenuProps> | null>(null);
  const [opened, setOpened] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpened(false);
  useLeaving(element, close);
  const toggle = async () => {
    if (opened) return close();
    try {
      const { ViewerMenu } = await import("./ViewerMenu");
      setMenu(() => ViewerMenu);
      setOpened(true);
    } catch {
      // Without a network, the dialog may be there from an earlier visit.
      openSignIn();
    }
  };
  return (
    <div
      ref={element}
      className={classes.greeting}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !opened) return;
        close();
        element.current?.querySelector("button")?.focus();
      }}
    >
      <Button
        variant="default"
        className={classes.viewer}
        aria-expanded={opened}
        aria-controls={Menu === null ? undefined : id}
        onClick={() => void toggle()}
      >
        <span className={classes.name} data-initial={initialOf(viewer)}>
          {shellTexts.hello(viewer.name)}
        </span>
      </Button>
      {Menu !== null && <Menu id={id} viewer={viewer} opened={opened} onClose={close} />}
    </div>
  );
}
