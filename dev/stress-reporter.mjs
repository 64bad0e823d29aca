/** A reporter for Node's test runner that writes what `npm run stress` reads of jest's reports. */
export default async function* report(events) {
  const assertionResults = [];
  for await (const { type, data } of events) {
    const { name, details, skip, todo } = data;
    if (!/^test:(?:pass|fail)$/.test(type) || details.type === "suite") continue;
    const failed = type === "test:fail" && todo === undefined;
    // A file without tests that were chosen passes, with its own name.
    if (!failed && (skip !== undefined || todo !== undefined || name.endsWith(".mjs"))) continue;
    const error = failed ? [String(details.error.cause?.stack ?? details.error.message)] : [];
    const status = failed ? "failed" : "passed";
    assertionResults.push({ fullName: name, status, failureMessages: error });
  }
  yield JSON.stringify({ testResults: [{ assertionResults }] });
}
