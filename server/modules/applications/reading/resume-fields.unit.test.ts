import { describe, expect, it } from "@jest/globals";
import { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import { readResumeFields } from "./resume-fields.js";

const terms = new WorkTermsService();
const read = (...lines: string[]) => readResumeFields(lines.join("\n"), [], terms);
const NAME = "Priya Raman";

describe("a phone number", () => {
  it.each([
    ["+1 2145550142", "Dallas, TX | (214) 555-0142 | priya@example.com"],
    ["+1 2145550142", "Phone: 214.555.0142"],
    ["+1 2145550142", "Tel 214-555-0142, priya@example.com"],
    ["+1 2145550142", "+1 214 555 0142"],
    ["+1 2145550142x12", "(214) 555-0142 ext. 12"],
    ["+1 2145550142", "Home: (972) 555-0100 | Cell: (214) 555-0142"],
    ["+1 9725550100", "(972) 555-0100 / (214) 555-0142"],
    ["+91 9845012345", "Mobile: +91 98450 12345"],
    ["+91 9845012345", "98450 12345"],
    ["+91 9845012345", "Bengaluru, India | 9845012345"],
    ["+44 7911123456", "London, UK • +44 7911 123456"],
    ["+1 2145550142", "Dallas, TX 2145550142"],
    ["+1 2145550142", "214·555·0142"],
    ["+1 2145550142", "Room 12 é (214) 555-0142"],
  ])("%s in %j", (number, line) => {
    const { phone } = read(NAME, line);
    expect(phone && `${phone.countryCode} ${phone.phone}`).toBe(number);
  });

  it.each([
    "9845012345",
    "Fax: (214) 555-0142",
    "2012 – 2018",
    "06/2012 - 03/2018",
    "Employer: (214) 555-0142",
    "ID 123-45-6789",
    "(214) 555-01",
    "priya2145550142@example.com",
    "https://example.com/2145550142",
  ])("is not made of %j", (line) => {
    expect(read(NAME, line).phone).toBeNull();
  });

  it("is not that of a reference", () => {
    expect(
      read(NAME, "Experience", "Fabrikam", "References", "Ana Ruiz, (214) 555-0142").phone,
    ).toBeNull();
  });
});

describe("a place", () => {
  it.each([
    ["Dallas, TX", "Dallas, TX | (214) 555-0142 | priya@example.com"],
    ["Dallas, TX", "123 Main Street, Apt 4, Dallas, TX 75201"],
    ["Dallas, TX", "Location: Dallas, Texas"],
    ["Dallas, TX", "Dallas TX • priya@example.com"],
    ["Dallas, TX", "priya@example.com, Dallas, TX"],
    ["New York, NY", "New York, NY, USA"],
    ["Jersey City, NJ", "Address: Jersey City, NJ 07302"],
    ["Toronto, ON", "Toronto, ON"],
    ["Bengaluru, India", "Bengaluru, Karnataka, India"],
    ["London, United Kingdom", "London, UK | +44 7911 123456"],
  ])("%s in %j", (place, line) => {
    expect(read(NAME, line).location).toBe(place);
  });

  it.each([
    "Dallas",
    "TX",
    "Remote",
    "Open to relocation",
    "Fabrikam, Dallas, TX",
    "Developer, Germany",
    "Xyzzyville, TX",
    "Springfield",
  ])("is not made of %j", (line) => {
    expect(read(NAME, line).location).toBeNull();
  });

  it("is not that of an employer", () => {
    expect(
      read(NAME, "priya@example.com", "Experience", "Fabrikam", "Built it", "Austin, TX").location,
    ).toBeNull();
  });
});

describe("a LinkedIn profile", () => {
  const OWN = "https://www.linkedin.com/in/priya-raman";
  it.each([
    [OWN, "linkedin.com/in/priya-raman"],
    [OWN, "LinkedIn: https://www.linkedin.com/in/priya-raman/"],
    [OWN, "http://in.linkedin.com/in/priya-raman?trk=x | github.com/priya"],
    [null, "linkedin.com/company/fabrikam"],
    [null, "linkedin.com/in/priya-raman linkedin.com/in/ana-ruiz"],
    [null, "linkedin.com/in/priya-\nraman"],
    [null, "LinkedIn"],
  ])("%j in %j", (linkedin, line) => {
    expect(read(NAME, ...line.split("\n")).linkedin).toBe(linkedin);
  });

  const OTHER = "https://www.linkedin.com/in/ana-ruiz";
  const SITE = "https://example.com/priya";
  it.each<[string | null, string, string[]]>([
    [OWN, "LinkedIn", [OWN]],
    [OWN, "LinkedIn", [SITE, `${OWN}/?trk=x`, "http://in.linkedin.com/in/priya-raman"]],
    [OWN, "linkedin.com/in/priya-raman", [OWN]],
    [OWN, "linkedin.com/in/priya-raman", ["https://linkedin.com/in/Priya-Raman/"]],
    [OWN, "linkedin.com/in/priya-\nraman | github.com", [OWN]],
    [
      "https://www.linkedin.com/in/zoë",
      "linkedin.com/in/zoë",
      ["https://linkedin.com/in/zo%C3%AB"],
    ],
    [null, "LinkedIn", [OWN, OTHER]],
    [null, "linkedin.com/in/priya-raman", [OTHER]],
    [null, "linkedin.com/in/priya-\nsharma", [OWN]],
    [null, "LinkedIn", ["https://www.linkedin.com/company/fabrikam", SITE]],
  ])("%j in %j with links to %j", (linkedin, text, links) => {
    expect(readResumeFields(text, links, terms).linkedin).toBe(linkedin);
  });
});

describe("skills", () => {
  it.each([
    [["Java", "Spring Boot", "Kafka"], "Java, Spring Boot and Apache Kafka"],
    [["Kubernetes", "PostgreSQL", "Node.js"], "k8s, Postgres, NodeJS"],
    [["Go", "R", "Excel"], "Go, R, Excel"],
    [[], "We go far, are lean, and excel in spring"],
    [["Java", "JavaScript"], "Java / JavaScript"],
  ])("%j in %j", (skills, line) => {
    expect(read("Skills", line).skills).toEqual(skills);
  });
});

it("a resume without anything of this leaves every field empty", () => {
  const nothing = { name: null, email: null, phone: null, location: null, linkedin: null };
  expect(read("")).toEqual({ ...nothing, skills: [] });
  expect(read("@@@@", "((((", "+".repeat(50), "1".repeat(500))).toEqual({ ...nothing, skills: [] });
});

it("is read beside a word that is as long as a text may be", () => {
  const found = { name: NAME, email: "priya@example.com", skills: ["Java"] };
  for (const word of ["a".repeat(200_000), "a-".repeat(100_000)])
    expect(read(NAME, "priya@example.com", word, "Skills", "Java")).toMatchObject(found);
});

it("a line is read up to 500 characters", () => {
  const at = (length: number) => read(NAME, `${"Java ".repeat(length / 5)}priya@example.com`).email;
  expect([at(400), at(500)]).toEqual(["priya@example.com", null]);
});
