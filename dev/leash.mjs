/**
 * Preloaded into the launcher's children (`node --import`): they end when it does, even on kill -9.
 */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The open channel must not keep a finished program alive.
process.channel?.unref();
