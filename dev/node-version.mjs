/** Import this first: an older Node.js would fail on a later import with an unclear message. */
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
