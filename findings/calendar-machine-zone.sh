#!/usr/bin/env bash
# What: with `timezone`, ical-generator writes a Date's hours in the machine's zone under the name of the other one;
#   the same program invites to another hour, and an all-day event to another day, on another machine.
# Versions: ical-generator 9.0.0, Node 20 or later
# Why it matters: An interview at 10:00 in Chicago is in the calendar at 16:00 when the server runs in UTC. Tests on a
#   laptop in Chicago pass.
# Expected: 16:00 UTC is 10:00 in Chicago, but only the machine in Chicago says so; without `timezone`, all say
#   16:00Z.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  ical-generator@9.0.0
cat > seen.mjs <<'JS'
import ical from "ical-generator";

const start = new Date("2026-11-03T16:00:00Z");
const midnight = new Date("2026-11-03T00:00:00Z");
for (const timezone of [undefined, "America/Chicago"]) {
  const calendar = ical();
  calendar.createEvent({ id: "interview", start, timezone, summary: "Interview" });
  const allDay = { id: "first-day", start: midnight, allDay: true, timezone };
  calendar.createEvent({ ...allDay, summary: "First day" });
  const starts = calendar.toString().match(/^DTSTART.*$/gm);
  console.log(process.env.TZ, "|", timezone ?? "none", "|", starts.map((line) => line.trim()).join(" | "));
}
JS
for zone in UTC America/Chicago Asia/Tokyo; do TZ=$zone node seen.mjs; done | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
UTC | none | DTSTART:20261103T160000Z | DTSTART;VALUE=DATE:20261103
UTC | America/Chicago | DTSTART;TZID=America/Chicago:20261103T160000 | DTSTART;VALUE=DATE:20261103
America/Chicago | none | DTSTART:20261103T160000Z | DTSTART;VALUE=DATE:20261103
America/Chicago | America/Chicago | DTSTART;TZID=America/Chicago:20261103T100000 | DTSTART;VALUE=DATE:20261102
Asia/Tokyo | none | DTSTART:20261103T160000Z | DTSTART;VALUE=DATE:20261103
Asia/Tokyo | America/Chicago | DTSTART;TZID=America/Chicago:20261104T010000 | DTSTART;VALUE=DATE:20261103
EXPECTED
