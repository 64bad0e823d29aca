/**
 * Preloaded into children of the launcher (`node --import`): they end when it does, by kill -9 too.
 */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Listening must not keep a finished program alive.
process.channel?.unref();
