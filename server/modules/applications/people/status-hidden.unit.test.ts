import { describe, expect, it } from "@jest/globals";
import { BREAKS, MAY_STAY, STATUS_WORDINGS } from "../../../test/status-wordings.js";
import { passagesOf } from "./passages.js";
import { tokensOf } from "./person-tokens.js";
import { searchedText } from "./searched-text.js";
import { hideStatus } from "./visa-words.js";

const AROUND = /java|developer|kafka|austin|engineer/gi;
const resumeWith = (words: string): string => `Java developer\n${words} \nKafka Austin Engineer`;
const indexed = (text: string): string[] =>
  tokensOf({ text: searchedText(text), name: "", place: "" });
const quoted = (text: string): string =>
  passagesOf(searchedText(text), ["java", "kafka"])
    .flatMap(({ spans }) => spans.map((span) => span.text))
    .join(" ");

const HARMLESS = new Set(indexed(resumeWith("")));
const isHarmless = (token: string): boolean =>
  HARMLESS.has(token) || token.replace(MAY_STAY, "") === "";
/** What a reader could still make out. */
const leftOf = (shown: string): string =>
  shown
    .normalize("NFKC")
    .replace(AROUND, " ")
    .replace(MAY_STAY, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");

describe("people are neither found nor shown by immigration status", () => {
  it.each(Object.entries(BREAKS))("%s", (_name, form) => {
    const told = STATUS_WORDINGS.flatMap(form).flatMap((words) => {
      const text = resumeWith(words);
      const found = indexed(text).filter((token) => !isHarmless(token));
      const left = leftOf(quoted(text));
      return found.length > 0 || left !== "" ? [{ words, found, left }] : [];
    });
    expect(told).toEqual([]);
  });
});

describe("words that only look like it stay", () => {
  it.each([
    ...["option", "adoption", "optimized", "optics", "visage", "envisaged", "beads", "leading"],
    ...["head of engineering", "greenfield cardinality", "workflow permissions", "co-op", "sponge"],
    ...["released a lien on", "permanently residential wiring", "authoring tools", "network"],
    ...["nationwide", "assignment", "E-commerce", "H-bridge", "L-shaped", "F1-score", "Java EE"],
    ...["stem cells", "citywide", "GCP", "GCC", "USA", "U.S. Bank", "B-tree", "J-Unit", "K-means"],
    ...["10,000 TPS", "the right to erasure", "permission to deploy", "status of orders"],
    ...["Captain Nemo", "internationalization", "eligible for bonus", "legal tech"],
    ...["adopt", "optimize", "opted in", "laptops", "copter", "optometrist", "CAPTCHA", "ADO\nPT"],
    ...["cap table", "a hard cap", "perm hair", "a perm stylist", "team lead", "tenant", "TNS"],
    ...["USB2", "H264", "K-12", "O365", "B2B", "H2O", "EC2", "i18n", "f1-score", "F-35", "ONGC"],
    ...["5k TPS", "12,345 TPS", "50K+ TPS", "500-TPS load", "A/B tests", "C/C++", "R, C, Go"],
    ...["US\nC, C++", "VA\nWA", "LEAD\nER", "CHAP\nTER", "Item 1A", "Plan F 2C", "Section A 1A"],
    ...[
      "PR manager",
      "Status: PR team lead",
      "PR (Java team)",
      "Москва, Java",
      "a Canadian PR agency",
      "able to work in US hours",
      "moved auth to work with SSO",
      "born in a hospital",
      "the blue card deck",
      "TD Bank",
      "SQL 计算",
      "Java开发",
    ],
    ...["work rights", "settled trades", "the blue team", "OCI networking", "legal work", "Visto"],
    ...["country of origin labels", "passport.js", "conditional formatting", "pull request PR"],
    ...["practical training", "residency program", "permanent results", "status of the change"],
    ...["work authorized by the board", "Indian National Congress", "Indian cuisine", "Java¹"],
    ...[
      "Canadian National Railway",
      "Mexican national team",
      "American National Bank",
      "2 m² and R²",
    ],
  ])("%s", (words) => {
    expect(hideStatus(`We used ${words} here`)).toBe(`We used ${words} here`);
  });
});

describe("words beside it stay", () => {
  it.each([
    ["L 1 Lathes", "… Lathes"],
    ["Team lead TN", "Team lead …"],
    ["Memphis, TN\n2019 to 2021", "Memphis, …\n2019 to 2021"],
    ["Visa\n10 years of Java", "…\n10 years of Java"],
    ["Indian National\nScientist", "…\nScientist"],
    ["Indian national\nTeam Lead", "…\nTeam Lead"],
    ["Indian national, team player", "…, team player"],
    ["OPT 2026 TPS", "… 2026 …"],
    ["java\nvisa-free", "java\n…"],
    ["java\ndeveloper\nh-1bopt", "java\ndeveloper\n…"],
    ["Java OPT¹, SQL", "Java …, SQL"],
    ["Java 持有Green Card 上海", "Java 持有… 上海"],
    ["Citizenship: U.S. Java", "…. Java"],
    ["Auth to work in the US, Java", "…, Java"],
    ["Status: PR (Canada), Java", "…), Java"],
    ["TPS (Venezuela), Java", "…), Java"],
    ["DED Liberia, Java", "…, Java"],
    ["J-1 waiver, Java", "…, Java"],
    ["Place of birth: Pune, Java", "…, Java"],
    ["Статус Н1В, Java", "Статус …, Java"],
    ["Blue Card (EU), Java", "…), Java"],
    ["H1B签证 Java", "…… Java"],
    ["У меня грин-карта, Java", "У меня …, Java"],
    ["Nacionalidad: mexicana\nJava", "…\nJava"],
    ["Staatsangehörigkeit: deutsch, Java", "…, Java"],
    ["Permanent\tBuilt services\nResident\tin Java", "…\tBuilt services\n…\tin Java"],
    ["Skills\tGreen\nJava\tCard", "Skills\t…\nJava\t…"],
    ["Perma-\tTests\nnent\tfor Java\nof\t2 years", "Perma-\tTests\nnent\tfor Java\nof\t2 years"],
    ["spon-\tTests\nsored\tJava", "…-\tTests\n…\tJava"],
    ["O\tJava\nP\tSQL\nT\tR", "…\tJava\n…\tSQL\n…\tR"],
    ["Green\n\nBuilt services\n\nCard\n\nin Java", "…\n\nBuilt services\n\n…\n\nin Java"],
    ["Green\nTests\nfor Java\nCard\nSQL", "…\nTests\nfor Java\n…\nSQL"],
    ["ビザ: 永住者 Java", "…: … Java"],
    ["US citizens-\nh i p, Java", "…, Java"],
    ["r e -\tJava\nfugee\tSQL", "… -\tJava\n…\tSQL"],
    ["a\ns\n-\nylee\nJava", "…\nJava"],
    ["A B tests in C -\nJava, R", "A B tests in C -\nJava, R"],
    ["T . N, Java", "…, Java"],
    ["J  A  V  A   O  P  T   S  Q  L", "J  A  V  A   …   S  Q  L"],
  ])("%j is shown as %j", (text, shown) => {
    expect(hideStatus(text)).toBe(shown);
  });
});

describe("words that only look like it are indexed", () => {
  it.each([
    ...["adopt", "optimize", "laptop", "cap", "perm", "hair", "team", "lead", "usb2", "h264"],
    ...["training", "practical", "national", "indian", "authorized", "change", "student", "k12"],
  ])("%s", (word) => {
    expect(indexed(`A resume with ${word} here`)).toContain(word);
  });
});

it("a word that a sign breaks at the line end is indexed whole", () => {
  expect(indexed("work¬\nflows")).toContain("workflow");
});

it("hides the words and nothing beside them", () => {
  expect(hideStatus("Java, perma-\nnent resi\u00ADdent of Dallas;\nGreen\tCard")).toBe(
    "Java, … of Dallas;\n…",
  );
});
