#!/usr/bin/env bash
# What: Between a calendar library that writes and one that reads, names with quotes, semicolons, or backslashes and web
#   addresses with commas change; each pair of libraries loses others, without an error.
# Versions: ical-generator 9.0.0, ical.js 2.2.1, node-ical 0.27.2, Node 20 or later
# Why it matters: The link to a video call in the calendar is a wrong one, and the organizer is called José \. RFC 5545
#   has no escapes in parameters and addresses; RFC 6868 has carets for quotes in names.
# Expected: ical-generator escapes both as if they were text, and for node-ical an organizer whose name has quotes is not
#   there at all. ical.js reads \n in a name as a new line, and writes lines of 76 octets. node-ical leaves carets in, and
#   ends a quoted name at a semicolon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  ical-generator@9.0.0 ical.js@2.2.1 node-ical@0.27.2
cat > seen.mjs <<'JS'
import ical from "ical-generator";
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const NAMES = ['José "Pepe" Núñez', "Lee, Ann; PhD", "C:\\new"];
const URL = "https://meet.example.com/a,b;c";
const start = new Date("2026-11-03T16:00:00Z");

const byGenerator = (name) => {
  const calendar = ical();
  calendar.createEvent({ id: "1", start, url: URL, organizer: { name, email: "pepe@example.com" } });
  return calendar.toString();
};

// As RFC 5545 and RFC 6868 say.
const caret = { "^": "^^", '"': "^'" };
const byStandard = (name) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT", "UID:1"],
    ...["DTSTAMP:20261103T160000Z", "DTSTART:20261103T160000Z", `URL:${URL}`],
    `ORGANIZER;CN="${name.replace(/[\^"]/g, (sign) => caret[sign])}":mailto:pepe@example.com`,
    ...["END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");

const readers = {
  "ical.js": (text) => {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
    return [event.getFirstProperty("organizer").getParameter("cn"), event.getFirstPropertyValue("url")];
  },
  "node-ical": (text) => {
    const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
    return [event.organizer?.params?.CN ?? event.organizer ?? null, event.url?.val ?? event.url];
  },
};

for (const [writer, write] of Object.entries({ "ical-generator": byGenerator, standard: byStandard }))
  for (const [reader, read] of Object.entries(readers)) {
    const seen = NAMES.map((name) => read(write(name)));
    console.log(writer, ">", reader, "|", ...seen.map(([name]) => JSON.stringify(name)));
    console.log(writer, ">", reader, "|", seen[0][1]);
  }
const component = new ICAL.Component("vevent");
component.addPropertyWithValue("description", "x".repeat(300));
const octets = component.toString().split("\r\n").map((line) => Buffer.byteLength(line));
console.log("longest line of ical.js |", Math.max(...octets));
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
ical-generator > ical.js | "José \\" "Lee, Ann; PhD" "C:\\new"
ical-generator > ical.js | https://meet.example.com/a\,b\;c
ical-generator > node-ical | null "\"Lee, Ann" "C:\\\\new"
ical-generator > node-ical | https://meet.example.com/a,b;c
standard > ical.js | "José \"Pepe\" Núñez" "Lee, Ann; PhD" "C:\new"
standard > ical.js | https://meet.example.com/a,b;c
standard > node-ical | "José ^'Pepe^' Núñez" "\"Lee, Ann" "C:\\new"
standard > node-ical | https://meet.example.com/a,b;c
longest line of ical.js | 76
EXPECTED
