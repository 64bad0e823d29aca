import type { StaffPersonFragment } from "./Staff.generated";

/** Props of a part of a person's dialog. */
export interface PartProps {
  person: StaffPersonFragment;
  /** Called with what was done. */
  onDone: (message: string) => void;
}
