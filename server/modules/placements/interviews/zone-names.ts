import { interviewErrorTexts } from "#texts/interviews";

/**
 * Time zones as people write them: in lower case, without "time", "standard", "daylight", and "summer" at the end, with spaces
 * for all other signs. Names of zones as the IANA database has them, and their cities, need no entry. An abbreviation means the
 * zone all year: people in New York write "EST" in July, too.
 */
export const ZONES_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    UTC: "utc, gmt, z, zulu, utc 0, gmt 0, ut, universal, coordinated universal, greenwich mean",
    "America/New_York":
      "et, est, edt, eastern, us eastern, est5edt, new york city, nyc, boston, atlanta, miami, philadelphia, charlotte, washington dc, us east coast, east coast",
    "America/Chicago":
      "ct, cst, cdt, central, us central, cst6cdt, dallas, houston, austin, san antonio, minneapolis, st louis",
    "America/Denver": "mt, mdt, mst mdt, mountain, us mountain, mst7mdt, salt lake city, colorado",
    "America/Phoenix": "az, arizona, us arizona, mountain arizona, us mountain standard",
    "America/Los_Angeles":
      "pt, pst, pdt, pacific, us pacific, pst8pdt, la, san francisco, san jose, san diego, seattle, california, us west coast, west coast",
    "America/Anchorage": "akt, akst, akdt, ak, alaska, alaskan",
    "Pacific/Honolulu": "ht, hst, hawaii, hawaiian, hawaii aleutian",
    "America/Puerto_Rico": "pr, puerto rico",
    "America/Halifax": "adt, atlantic, canada atlantic",
    "America/St_Johns": "newfoundland",
    "America/Regina": "canada central",
    "America/Guatemala": "central america",
    "America/Sao_Paulo": "brt, brasilia",
    "Europe/London":
      "bst, uk, gb, london, british, england, scotland, wales, edinburgh, united kingdom, gmt standard",
    "Europe/Dublin": "ireland, irish",
    "Europe/Lisbon": "wet, west, western european, portugal",
    "Europe/Berlin":
      "cet, cest, central european, central europe, w europe, germany, munich, frankfurt",
    "Europe/Paris": "france",
    "Europe/Madrid": "spain, barcelona",
    "Europe/Rome": "italy, milan",
    "Europe/Amsterdam": "netherlands, holland",
    "Europe/Zurich": "switzerland, bern, geneva",
    "Europe/Athens": "eet, eest, eastern european, greece",
    "Europe/Moscow": "msk, moscow, russian",
    "Europe/Kyiv": "ukraine, kiev",
    "Asia/Kolkata":
      "india, indian, mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, pune, noida, gurgaon, calcutta",
    "Asia/Karachi": "pkt, pakistan",
    "Asia/Kathmandu": "npt, nepal, katmandu",
    "Asia/Dhaka": "bangladesh",
    "Asia/Colombo": "sri lanka",
    "Asia/Manila": "pht, philippine, philippines, cebu",
    "Asia/Kuala_Lumpur": "malaysia",
    "Asia/Riyadh": "saudi arabia, saudi, arabia, arab",
    "Asia/Ho_Chi_Minh": "vietnam, hanoi",
    "Asia/Bangkok": "thailand",
    "Africa/Johannesburg": "sast, south africa, pretoria",
    "Africa/Nairobi": "eat, kenya",
    "Africa/Maputo": "cat",
    "Africa/Lagos": "wat, nigeria",
    "Asia/Singapore": "sgt, singapore",
    "Asia/Shanghai": "china, beijing, shenzhen, guangzhou, hangzhou",
    "Asia/Tokyo": "jst, japan",
    "Asia/Seoul": "kst, korea, south korea",
    "Asia/Jerusalem": "israel, idt",
    "Asia/Dubai": "gst, uae, united arab emirates, abu dhabi, gulf",
    "Australia/Sydney": "aedt, sydney, canberra",
    "Australia/Brisbane": "queensland",
    "Pacific/Auckland": "nz, nzt, nzst, nzdt, new zealand, wellington",
  }).flatMap(([zone, names]) => names.split(", ").map((name) => [name, zone] as const)),
);

const { zoneMeanings } = interviewErrorTexts;

/** What names can mean whose zones have different hours, by name as above. */
export const AMBIGUOUS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ist", zoneMeanings.ist],
  ["mst", zoneMeanings.mst],
  ["mountain standard", zoneMeanings.mst],
  ["ast", zoneMeanings.ast],
  ["atlantic standard", zoneMeanings.ast],
  ["aest", zoneMeanings.aest],
  ["aet", zoneMeanings.aest],
]);

/** UTC, and zones by an offset that no zone with other hours has, in summer or winter. */
export const ZONES_BY_OFFSET: ReadonlyMap<string, string> = new Map([
  ["+00:00", "UTC"],
  ["-00:00", "UTC"],
  ["+03:30", "Asia/Tehran"],
  ["+04:30", "Asia/Kabul"],
  ["+05:30", "Asia/Kolkata"],
  ["+05:45", "Asia/Kathmandu"],
  ["+06:30", "Asia/Yangon"],
  ["+08:45", "Australia/Eucla"],
]);

/** Node.js knows some zones by earlier names. */
export const NEW_NAMES: ReadonlyMap<string, string> = new Map([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Europe/Kiev", "Europe/Kyiv"],
]);
