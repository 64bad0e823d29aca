import { useState, type ComponentType } from "react";
import { lazyComponent } from "../../lib/lazy-component";
import { OnDemand } from "./OnDemand";

/**
 * A dialog that is loaded when it first opens, so that the page around it is there sooner. It stays once it was open, so it can
 * keep what was typed.
 * @param load imports the file
 * @param name the dialog's export
 */
export function lazyDialog<
  Name extends string,
  Props extends { opened: boolean; onClose: () => void },
>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name): ComponentType<Props> {
  const Loaded = lazyComponent(load, name);
  return function LazyDialog(props: Props) {
    const [isNeeded, setIsNeeded] = useState(props.opened);
    if (props.opened && !isNeeded) setIsNeeded(true);
    // Closed if it does not load, so that the next press says so again.
    const fail = () => {
      setIsNeeded(false);
      props.onClose();
    };
    return (
      isNeeded && (
        <OnDemand onFailed={fail}>
          <Loaded {...props} />
        </OnDemand>
      )
    );
  };
}
