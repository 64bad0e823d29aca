import { loadAgain } from "../load-again";
import { mayHaveStatus } from "./mark";

/**
 * Deletes the sheet when a session ended, unless its owner said that the device is their own: the next person at a shared computer
 * must not find it. Someone who forgets to say so has to type it again, which is the lesser harm. Where storage fails, there is
 * nothing to find.
 * @param userId whose session it was; null if that's not known. A sheet that another person has saved since stays.
 */
export function forgetAtSignOut(userId: string | null): void {
  if (!mayHaveStatus()) return;
  void loadAgain(() => import("./my-status"))
    .then(({ forgetStatusOf }) => forgetStatusOf(userId))
    .catch(() => undefined);
}
