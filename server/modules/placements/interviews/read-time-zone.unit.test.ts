import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { interviewErrorTexts as texts, interviewTime } from "#texts/interviews";
import { interviewTexts } from "#texts/desk-interviews";
import { readTimeZone } from "./read-time-zone.js";
import { isTimeZone } from "../../../core/time-zone.js";
import { momentOf } from "./zoned-time.js";

const zone = (text: string) => readTimeZone(text).timeZone;
const problem = (text: string) => readTimeZone(text).problem;

describe("a time zone as people write it", () => {
  it.each([
    ["America/New_York", ["EST", "est", "EDT", "ET", "E.T.", "Eastern", "eastern time"]],
    ["America/New_York", ["Eastern Standard Time", "Eastern Daylight Time", "US Eastern Time"]],
    ["America/New_York", ["US/Eastern", "EST5EDT", "America/New York", "america/new_york"]],
    ["America/New_York", ["New York", "EST/EDT", "Eastern Time (US & Canada)", "EST (UTC-5)"]],
    ["America/New_York", ["(UTC-05:00) Eastern Time (US & Canada)", " \u00A0ET ", "(ET)"]],
    ["America/Chicago", ["CST", "CDT", "CT", "Central", "US/Central", "CST6CDT", "Chicago"]],
    [
      "America/Denver",
      ["Mountain", "Mountain Time", "MT", "MDT", "US/Mountain", "MST7MDT", "MST/MDT"],
    ],
    ["America/Phoenix", ["Arizona", "Arizona time", "US/Arizona", "Phoenix", "AZ"]],
    ["America/Phoenix", ["US Mountain Standard Time", "MST (Arizona)", "MST (Phoenix time)"]],
    ["America/Los_Angeles", ["PST", "PDT", "PT", "Pacific Time", "US/Pacific", "PST8PDT"]],
    ["Pacific/Honolulu", ["HST", "Hawaii", "Hawaii-Aleutian Standard Time", "US/Hawaii"]],
    ["America/Anchorage", ["AKST", "Alaska", "Alaskan Standard Time"]],
    ["America/Toronto", ["Toronto", "Canada/Eastern"]],
    ["America/Argentina/Buenos_Aires", ["America/Argentina/Buenos_Aires"]],
    ["America/Port-au-Prince", ["Port-au-Prince", "America/Port-au-Prince"]],
    ["Asia/Kolkata", ["India", "India Standard Time", "Asia/Kolkata", "Asia/Calcutta", "Mumbai"]],
    ["Asia/Kolkata", ["UTC+5:30", "utc +05:30", "GMT+0530", "+05:30", "IST (India)"]],
    ["Asia/Kathmandu", ["Nepal", "UTC+5:45"]],
    ["Europe/London", ["London", "UK", "BST", "British Summer Time", "GB"]],
    ["Europe/Berlin", ["CET", "CEST", "Central European Time", "Berlin"]],
    ["Europe/Kyiv", ["Kyiv", "Europe/Kiev", "Europe/Kyiv"]],
    ["Asia/Tokyo", ["Japan", "JST", "Tokyo"]],
    ["Asia/Jerusalem", ["Israel", "Israel Standard Time"]],
    ["Europe/Warsaw", ["Poland"]],
    ["UTC", ["UTC", "GMT", "Z", "UTC+0", "UTC-00:00", "Greenwich Mean Time"]],
    ["UTC", ["Etc/UTC", "Etc/GMT", "Zulu"]],
    ["Etc/GMT+5", ["Etc/GMT+5"]],
    // Capitals.
    ["America/New_York", ["AMERICA/NEW_YORK", "America/new_york", "America/NEW YORK"]],
    ["Asia/Kolkata", ["ASIA/CALCUTTA", "ASIA/KOLKATA", "asia/kolkata"]],
    ["America/Port-au-Prince", ["AMERICA/PORT-AU-PRINCE"]],
    ["Europe/Kyiv", ["EUROPE/KYIV", "EUROPE/KIEV"]],
    // What is in parentheses.
    ["America/New_York", ["EST (New York)", "EST (UTC-5)", "EST (HQ)", "EST (US)", "ET (NY)"]],
    ["America/Toronto", ["EST (Toronto)", "Toronto (ET)", "ET (Canada)"]],
    ["America/Chicago", ["CST (TX)", "CST (Dallas, TX)", "CST (Illinois)"]],
    ["America/Denver", ["MST (Denver)", "Mountain Time (US)"]],
    ["America/Havana", ["CST (Cuba)"]],
    ["America/Mexico_City", ["CST (Mexico)", "Central Standard Time (Mexico)"]],
    ["America/Tijuana", ["Pacific Standard Time (Mexico)"]],
    ["America/Cancun", ["Eastern Standard Time (Mexico)"]],
    ["Asia/Shanghai", ["CST (China)", "CST (Beijing)", "CST (Shenzhen)", "PRC"]],
    ["Asia/Manila", ["PST (Philippines)", "PST (Manila)"]],
    ["Asia/Dhaka", ["BST (Bangladesh)", "BST (Dhaka)"]],
    ["Asia/Riyadh", ["AST (Saudi Arabia)"]],
    ["Asia/Kolkata", ["IST (UTC+5:30)", "IST (Mumbai)"]],
    ["Europe/Dublin", ["IST (Dublin)", "IST (UTC+1)"]],
    ["Europe/London", ["London (GMT)", "GMT (London)", "London (UTC+1)"]],
    ["Australia/Brisbane", ["AEST (Brisbane)", "EST (Queensland)"]],
    ["Australia/Sydney", ["EST (Sydney)"]],
    // As calendars and Windows show them.
    ["America/New_York", ["(GMT-05:00) Eastern Time - New York", "Eastern Time - US & Canada"]],
    ["America/Phoenix", ["(GMT-07:00) Mountain Standard Time - Phoenix", "(UTC-07:00) Arizona"]],
    ["Asia/Kolkata", ["India Standard Time - Kolkata"]],
    ["Asia/Kolkata", ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"]],
    ["Asia/Shanghai", ["(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi"]],
    ["Europe/Paris", ["(GMT+01:00) Central European Time - Paris"]],
    ["Europe/Amsterdam", ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"]],
    ["Africa/Cairo", ["(GMT+02:00) Eastern European Standard Time - Cairo"]],
    ["Europe/London", ["GMT Standard Time", "(GMT+00:00) United Kingdom Time - London"]],
    ["Europe/Dublin", ["(UTC+00:00) Dublin, Edinburgh, Lisbon, London"]],
    ["Australia/Brisbane", ["(GMT+10:00) Australian Eastern Standard Time - Brisbane"]],
    ["Australia/Sydney", ["(UTC+10:00) Canberra, Melbourne, Sydney"]],
    ["UTC", ["(UTC) Coordinated Universal Time", "(UTC+00:00) Coordinated Universal Time"]],
    // Places.
    ["America/New_York", ["New York, NY", "Boston, MA", "Atlanta, Georgia", "Ohio", "Dublin, OH"]],
    ["America/Chicago", ["Dallas, TX", "Austin, Texas, USA", "Springfield, Illinois"]],
    ["America/Denver", ["El Paso, TX", "Boulder, CO"]],
    ["America/Los_Angeles", ["Portland, OR", "Vancouver, WA"]],
    ["America/Toronto", ["Toronto, ON", "Toronto, Canada"]],
    ["America/Vancouver", ["Vancouver, BC, Canada"]],
    ["Asia/Kolkata", ["Pune, India", "Surat, India"]],
    ["Asia/Tbilisi", ["Tbilisi, Georgia"]],
    ["Australia/Sydney", ["Sydney, Australia"]],
    ["America/Chicago", ["Dallas - Fort Worth"]],
  ])("is %s for %j", (expected, given) => {
    expect(given.map(zone)).toEqual(given.map(() => expected));
  });

  it("means the hours that clocks show on that day, whatever the abbreviation says", () => {
    const at = (local: string) => momentOf(local, zone("EST") ?? "")?.toISOString();
    expect(at("2027-07-01T10:00")).toBe("2027-07-01T14:00:00.000Z");
    expect(at("2027-01-04T10:00")).toBe("2027-01-04T15:00:00.000Z");
  });

  it.each([
    ["IST", "India, Ireland, Israel"],
    ["MST", "Mountain Time, Arizona"],
    ["Mountain Standard Time", "Mountain Time, Arizona"],
    ["AST", "Atlantic Time, Puerto Rico"],
    ["MST (UTC-7)", "Mountain Time, Arizona"],
    ["AEST", "Sydney, Brisbane"],
  ])("is asked for again if it is %s, with names that are understood", (given, meanings) => {
    expect(problem(given)).toBe(texts.zoneAmbiguous(given, meanings.split(", ")));
    const zones = meanings.split(", ").map(zone);
    expect(zones).not.toContain(null);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it.each([
    ["ET (Los Angeles)", "America/New_York, America/Los_Angeles"],
    ["PST (Texas)", "America/Los_Angeles, America/Chicago, America/Denver"],
    ["UTC (London)", "UTC, Europe/London"],
    ["EST (Australia)", "Australia/Sydney, Australia/Brisbane"],
    ["CST (Australia)", "Australia/Adelaide, Australia/Darwin"],
    ["MST (New York)", "Mountain Time, Arizona"],
    ["IST (Istanbul)", "India, Ireland, Israel"],
    ["AET", "Sydney, Brisbane"],
    ["Texas", "America/Chicago, America/Denver"],
    ["Paris, TX", "America/Chicago, America/Denver"],
    ["London, KY", "America/New_York, America/Chicago"],
    ["Moscow, ID", "America/Boise, America/Los_Angeles"],
  ])("is asked for again if it is %s, which has zones of several places", (given, meanings) => {
    expect(problem(given)).toBe(texts.zoneAmbiguous(given, meanings.split(", ")));
  });

  it.each(["EST (UTC+10)", "CST (UTC+8)", "BST (GMT+6)", "EST (GMT)", "(UTC-05:00) Pacific Time"])(
    "is not known if it is %s, which contradicts itself",
    (given) => {
      expect(problem(given)).toBe(texts.zoneUnknown(given));
    },
  );

  it.each(["UTC-5", "UTC - 5", "+05:00", "-05:00", "GMT+2", "utc+9:30"])(
    "is asked for again if it is %s, since clocks may change",
    (given) => {
      expect(problem(given)).toBe(texts.zoneOffset(given));
    },
  );

  it.each([
    ...[
      "Easter",
      "Jersey",
      "Mars",
      "EST/PST",
      "MST/MST",
      "America/Dallas",
      "../etc",
      "CST6",
      "constructor",
    ],
    // Old abbreviations of the database, which mean other zones today.
    ...["NST", "ART", "ECT", "SST", "MIT", "ACT", "VST", "NET", "PLT", "CTT"],
    ...["EST, PST", "EST, Tokyo", "London, Japan", "Georgia", "Washington"],
    ...["__proto__", "toString", "ET PT", "UTC+5:60", "Factory", "時間"],
  ])("is not known if it is %s", (given) => {
    expect(problem(given)).toBe(texts.zoneUnknown(given));
  });

  it("is missing if it is blank, and is shown in part if it is long", () => {
    expect([problem(""), problem("  "), problem("()")]).toEqual([1, 2, 3].map(() => texts.zone));
    expect(problem("EST/".repeat(5000))).toBe(texts.zoneUnknown("EST/".repeat(10)));
  });

  it("is the same when it is read again, and one that emails can tell", () => {
    const now = new Date("2027-07-01T12:00:00Z");
    for (const name of Intl.supportedValuesOf("timeZone")) {
      const read = zone(name) ?? "";
      expect(zone(read)).toBe(read);
      expect(interviewTime(now, read)).toMatch(/^Thursday|^Friday/);
      expect(isTimeZone(read)).toBe(true);
    }
    for (const [name, label] of Object.entries(interviewTexts.zones)) {
      expect(zone(name)).toBe(name);
      expect(zone(label)).toBe(name);
    }
  });

  it("is a zone or a problem, whatever is written", () => {
    const part = fc.constantFrom(
      ...["EST", "/", "(", ")", "+", "5", ":", " ", "time", "US", "é", "−"],
      ...[",", " - ", "TX", "Texas", "Mexico", "Dallas", "IST", "London", "GMT"],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join("")),
        ),
        (text) => {
          const read = readTimeZone(text);
          if (read.timeZone === null) expect(read.problem).not.toBe("");
          else expect(momentOf("2027-07-01T10:00", read.timeZone)).not.toBeNull();
        },
      ),
    );
  });
});
