import { describe, expect, it } from "@jest/globals";
import { refusedTaxTermsIn, taxTermsIn } from "./tax-term-words.js";

describe("tax terms asked for", () => {
  it.each([
    ["java w2", ["W2"], "java"],
    ["W-2 java developer", ["W2"], "java developer"],
    ["java c2c only dallas", ["C2C"], "java dallas"],
    ["corp to corp sap", ["C2C"], "sap"],
    ["corp-to-corp sap", ["C2C"], "sap"],
    ["java w2 or c2c", ["W2", "C2C"], "java"],
    ["java W2/C2C", ["W2", "C2C"], "java"],
    ["java 1099, w2", ["W2", "FORM_1099"], "java"],
    ["1099", ["FORM_1099"], ""],
    ["only w2", ["W2"], ""],
    ["w2 employee", ["W2"], ""],
    ["w2 employees java", ["W2"], "java"],
    ["w 2 java", ["W2"], "java"],
    ["c2c ok java", ["C2C"], "java"],
    ["c2c accepted", ["C2C"], ""],
    ["independent contractor", ["FORM_1099"], ""],
    ["driver independent contractors", ["FORM_1099"], "driver"],
    ["w2 employee relations", ["W2"], "employee relations"],
    ["java   w2   dallas  tx", ["W2"], "java dallas tx"],
    ["java on  c2c", ["C2C"], "java"],
    ["java and w2", ["W2"], "java"],
    ["w2 , java", ["W2"], "java"],
    ["w2 with  java", ["W2"], "java"],
    ["java w2 with spring", ["W2"], "java with spring"],
    ["w2 android", ["W2"], "android"],
    ["brand w2", ["W2"], "brand"],
    ["w2 java c2c", ["W2", "C2C"], "java"],
    ["$75/hr c2c or $60/hr w2", ["W2", "C2C"], "$75/hr or $60/hr"],
    ["$75/hr c2c, $60/hr w2", ["W2", "C2C"], "$75/hr , $60/hr"],
    ["w2 $60/hr or c2c $75/hr java", ["W2", "C2C"], "$60/hr or $75/hr java"],
    ["$75 an hour on c2c or $60 an hour on w2", ["W2", "C2C"], "$75 an hour or $60 an hour"],
    ["c2c: $75/hr, w2: $60/hr, 1099: $70/hr", ["W2", "C2C", "FORM_1099"], "$75/hr, $60/hr, $70/hr"],
  ])("%j asks for %j", (text, taxTerms, rest) => {
    expect(taxTermsIn(text)).toMatchObject({ taxTerms, rest });
  });

  it.each([
    "java",
    "no c2c",
    "no w2 c2c",
    "java not on c2c",
    "java without w-2",
    "java or c2c",
    "c2c or remote",
    "1099 preparer",
    "1099 tax reporting",
    "w2 forms clerk",
    "w23",
    "sc2c",
    "10990",
    "incorporated",
  ])("%j asks for none", (text) => {
    expect(taxTermsIn(text)).toBeNull();
  });

  it("names the words that ask", () => {
    expect(taxTermsIn("java w2 only dallas")?.words).toBe("w2 only");
  });
});

describe("tax terms left out", () => {
  it.each([
    ["no c2c", ["C2C"], ""],
    ["java no c2c dallas", ["C2C"], "java dallas"],
    ["no corp to corp", ["C2C"], ""],
    ["no c2c or 1099 java", ["C2C", "FORM_1099"], "java"],
    ["java without w-2", ["W2"], "java"],
    ["java no c2c no 1099", ["C2C", "FORM_1099"], "java"],
    ["no w2, no c2c", ["W2", "C2C"], ""],
    ["java no c2c and no 1099 dallas", ["C2C", "FORM_1099"], "java dallas"],
    ["no c2c java no 1099", ["C2C", "FORM_1099"], "java"],
    ["no c2c no 1099 preparer", ["C2C"], "no 1099 preparer"],
  ])("%j leaves out %j", (text, taxTerms, rest) => {
    expect(refusedTaxTermsIn(text)).toMatchObject({ taxTerms, rest });
  });

  it.each(["c2c", "no java", "no 1099 preparer", "nothing", ""])("%j leaves out none", (text) => {
    expect(refusedTaxTermsIn(text)).toBeNull();
  });

  it("names the words that leave them out", () => {
    expect(refusedTaxTermsIn("no c2c java no 1099")?.words).toBe("no c2c no 1099");
  });
});
