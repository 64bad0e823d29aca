import { describe, expect, it } from "@jest/globals";
import { contactLines, EMAIL } from "./contact-lines.js";
import { nameIn } from "./name-in-resume.js";

const nameOf = (...lines: string[]): string | null => {
  const contact = contactLines(lines.join("\n"));
  const email = EMAIL.exec(contact.near.join("\n"))?.[0].toLowerCase() ?? null;
  return nameIn(contact, email, email !== null || lines.some((line) => /\d{3}/.test(line)));
};
const AT = "(214) 555-0142 | Dallas, TX";

describe("a name", () => {
  it.each([
    ["Priya Raman", ["Priya Raman", AT]],
    ["Priya Raman", ["PRIYA RAMAN", AT]],
    ["Seán O'Neil-Byrne", ["SEÁN O'NEIL-BYRNE", AT]],
    ["J. R. Smith", ["J. R. Smith", AT]],
    ["Venkata Sai K. Reddy", ["Venkata Sai K. Reddy", AT]],
    ["PJ Smith", ["PJ SMITH", AT]],
    ["Ana Ruiz", ["Resume of Ana Ruiz", AT]],
    ["Ana Ruiz", ["Ana Ruiz's Resume", AT]],
    ["Ana Ruiz", ["RESUME", "Ana Ruiz", AT]],
    ["Ana Ruiz", ["Curriculum Vitae: Ana Ruiz", AT]],
    ["Ana Ruiz", ["Name: Ana Ruiz", AT]],
    ["Ana Ruiz", ["Dr. Ana Ruiz, PhD, PMP", AT]],
    ["Ana Ruiz", ["Ana Ruiz, MBA", "Product Manager", AT]],
    ["Ana Ruiz", ["Ana Ruiz RN BSN", AT]],
    ["Ana Ruiz", ["Ana Ruiz, FNP-C", AT]],
    ["Ana Ruiz", ["Ana Ruiz FNP-C", AT]],
    ["Ana Ruiz", ["Ana Ruiz, PSM1", AT]],
    ["Ana Ruiz", ["Ana Ruiz – Java Developer", AT]],
    ["Ana Ruiz", ["Ana Ruiz (She/Her)", AT]],
    ["Zoë Núñez-Björk", ["Zoë Núñez-Björk", "Principal Engineer", "zoe.nunez@example.com"]],
    ["María José de la Cruz", ["María José de la Cruz", AT]],
    ["Ludwig van den Berg", ["Ludwig van den Berg", AT]],
    ["Wei Zhang", ["Wei Zhang (张伟)", AT]],
    ["王小明", ["王小明", AT]],
    ["Martin King Jr", ["Martin King Jr", AT]],
    ["Ana Ruiz", ["Ana Ruiz | Dallas, TX | ana.ruiz@example.com"]],
    ["Ana Ruiz", ["Ana Ruiz Page 1 of 2", AT]],
    ["Ana Ruiz", ["Fabrikam Staffing", "Ana Ruiz", "ana.ruiz@example.com"]],
    ["Zoë Núñez", ["ZOË", "NÚÑEZ", "zoe.nunez@example.com"]],
    ["Ana Ruiz", ["Skills", "Java", "Contact", "Ana Ruiz", "aruiz@example.com"]],
  ])("%s", (name, lines) => {
    expect(nameOf(...lines)).toBe(name);
  });

  it.each([
    [["Senior Java Developer", AT]],
    [["Professional Summary", "Ten years of Java", AT]],
    [["Fabrikam Technologies Inc", AT]],
    [["Dallas, TX", "(214) 555-0142"]],
    [["Java, Kafka, Spring Boot"]],
    [["Tailspin Toys"]],
    [["Objective: a role in nursing", AT]],
    [["Ana", AT]],
    [["Ana Ruiz has ten years of experience", AT]],
    [["Data Science Portfolio, 2024", AT]],
    [["University of Texas", AT]],
    [[""]],
  ])("is not made of %j", (lines) => {
    expect(nameOf(...lines)).toBeNull();
  });
});
