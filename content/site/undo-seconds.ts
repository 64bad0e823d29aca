/** How long an application may be taken back before it is sent, in seconds. */
export const UNDO_SECONDS = 10;
