/** How long an application may be taken back before it is sent, in seconds. */
export const UNDO_SECONDS = 10;

/**
 * How much longer the server waits, in seconds. The page counts from when the server's answer arrives, and an undo takes some time to
 * reach the server.
 */
export const UNDO_MARGIN_SECONDS = 3;
