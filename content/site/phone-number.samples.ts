interface PhoneSample {
  countryCode: string;
  typed: string;
  stored: { countryCode: string; phone: string };
}

const us = (typed: string, countryCode = "+1", extension = ""): PhoneSample => ({
  ...{ countryCode, typed },
  stored: { countryCode: "+1", phone: `2145550136${extension}` },
});
const india = (typed: string, countryCode = "+91"): PhoneSample => ({
  ...{ countryCode, typed },
  stored: { countryCode: "+91", phone: "9876543210" },
});
const abroad = (typed: string, countryCode = "+1"): PhoneSample => ({
  ...{ countryCode, typed },
  stored: { countryCode: "+49", phone: "30901820" },
});
const mexico = (typed: string, countryCode = "+1"): PhoneSample => ({
  ...{ countryCode, typed },
  stored: { countryCode: "+52", phone: "5512345678" },
});
const uk = { countryCode: "+44", phone: "2079460958" };

/** Typed numbers and what is stored for them; the tests of the server and of the form share them. */
export const phoneSamples: readonly PhoneSample[] = [
  // A number that names its country wins over the select.
  us("+12145550136"),
  us("+1-214-555-0136"),
  us("+1 (214) 555-0136"),
  us("+1(214)555-0136"),
  us("+1.214.555.0136"),
  us("+12145550136", "+91"),
  india("+91 98765 43210", "+1"),
  india("+919876543210", "+1"),
  india("(+91) 98765-43210", "+1"),
  india("0091 98765 43210", "+1"),
  india("011 91 98765 43210", "+1"),
  india("+1 +91 98765 43210", "+1"),
  { countryCode: "+1", typed: "+49 30 901820", stored: { countryCode: "+49", phone: "30901820" } },
  { countryCode: "+1", typed: "00 44 20 7946 0958", stored: uk },
  { countryCode: "+61", typed: "0011 44 20 7946 0958", stored: uk },
  // The country code is repeated, with or without a plus sign.
  us("1 214 555 0136"),
  us("+1 1 214 555 0136"),
  india("+91-98765-43210"),
  india("91 98765 43210"),
  india("0091 98765 43210"),
  india("+91 91 98765 43210"),
  india("91-91-98765-43210"),
  { countryCode: "+44", typed: "44 44 20 7946 0958", stored: uk },
  { countryCode: "+44", typed: "44 20 7946 0958", stored: uk },
  { countryCode: "+44", typed: "+44 (0)20 7946 0958", stored: uk },
  // What looks like a country code is part of the number.
  { countryCode: "+91", typed: "9198765432", stored: { countryCode: "+91", phone: "9198765432" } },
  {
    countryCode: "+91",
    typed: "011 2345 6789",
    stored: { countryCode: "+91", phone: "1123456789" },
  },
  // Spellings.
  us("(214) 555-0136"),
  us("214.555.0136"),
  us("214–555–0136"),
  us("２１４５５５０１３６"),
  us("＋１（２１４）５５５－０１３６"),
  us("tel:+1-214-555-0136"),
  us("tel:2145550136;phone-context=+1"),
  us("Phone: 214 555 0136 (cell)"),
  us("\u202a+1 214\u00a0555\u00a00136\u202c"),
  india("९८७६५ ४३२१०"),
  us("'+12145550136"),
  us('"2145550136"'),
  us("214-555-0136,"),
  // With the kind of phone, or in a link.
  us("M: 214-555-0136"),
  us("(C) 214-555-0136"),
  us("214-555-0136 (M)"),
  us("Ph# 214-555-0136"),
  us("Phone No: 214 555 0136"),
  us("Mobile phone number: 214 555 0136"),
  us("214 555 0136 (cell phone)"),
  us("callto:+12145550136"),
  us("https://wa.me/12145550136", "+91"),
  // With the name of its country, which wins over the select, too.
  us("USA: 214-555-0136", "+91"),
  us("+1 (US) 214-555-0136"),
  us("+1 214 555 0136 (USA)"),
  india("India 98765 43210", "+1"),
  india("+91 98765 43210 (India)", "+1"),
  india("IN +91 98765 43210", "+1"),
  india("🇮🇳 +91 98765 43210", "+1"),
  india("🇮🇳 98765 43210", "+1"),
  us("🇺🇸 214-555-0136", "+91"),
  abroad("🇩🇪 +49 30 901820"),
  abroad("DE: +49 30 901820"),
  abroad("Germany +49 30 901820"),
  abroad("+49 30 901820 (Germany)"),
  abroad("+49 (Germany) 30 901820"),
  abroad("+49 30 901820, Germany"),
  abroad("+49 30 901820 DE"),
  india("My number is +91 98765 43210", "+1"),
  india("+91 98765 43210 (ask for Priya)", "+1"),
  us("📱 214-555-0136"),
  us("☎️ +1 214-555-0136"),
  us("214-555-0136 (preferred)"),
  us("Best: 214-555-0136"),
  us("214-555-0136 (cell, preferred)"),
  us("214-555-0136 (call or text)"),
  us("214-555-0136 mobile"),
  // Other signs, and digits of any script.
  india("+91, 98765 43210", "+1"),
  india("+91; 98765 43210", "+1"),
  india("+91,9876543210", "+1"),
  india("91+ 98765 43210", "+1"),
  india("1+91 98765 43210", "+1"),
  india("98765 43210#"),
  us("214-555-0136 #"),
  us("<+12145550136>"),
  us("<tel:+1-214-555-0136>"),
  us("Ana Ortiz <+1 214 555 0136>"),
  us("“214-555-0136”"),
  india("৯৮৭৬৫ ৪৩২১০"),
  india("૯૮૭૬૫ ૪૩૨૧૦"),
  india("౯౮౭౬౫ ౪౩౨౧౦"),
  india("+௯௧ ௯௮௭௬௫ ௪௩௨௧௦", "+1"),
  // With the digit that calls to mobile phones in Mexico once needed.
  mexico("+52 1 55 1234 5678"),
  mexico("1 55 1234 5678", "+52"),
  mexico("+52 55 1234 5678"),
  // Extensions.
  us("214 555 0136 x123", "+1", "x123"),
  us("(214) 555-0136 ext. 5", "+1", "x5"),
  us("(214) 555-0136 (Extension 12)", "+1", "x12"),
  us("214-555-0136 #12", "+1", "x12"),
  us("2145550136,,007", "+1", "x007"),
  us("tel:+12145550136;ext=5", "+91", "x5"),
  us("tel:+12145550136;ext=12;isub=1", "+91", "x12"),
  us("tel:+12145550136;isub=1;ext=12", "+91", "x12"),
  us("214-555-0136;x12", "+1", "x12"),
  us("+1 214 555 0136 (ext. 12)", "+91", "x12"),
  us("2145550136x123", "+1", "x123"),
  us("214-555-0136 ext#45", "+1", "x45"),
  us("214-555-0136 [ext 45]", "+1", "x45"),
  us("1 (214) 555-0136, Ext: 12.", "+1", "x12"),
  us("214 555 0136 w123", "+1", "x123"),
  us("214 555 0136 (work) ext. 12", "+1", "x12"),
  us("214-555-0136p123", "+1", "x123"),
  us("214-555-0136 ext."),
];

/** Numbers that are refused: no one can be called at them as numbers of this country. */
export const refusedPhones: readonly (readonly [countryCode: string, typed: string])[] = [
  ["+1", "12"],
  ["+1", "call me"],
  ["+1", "555-0136"],
  ["+1", "1-800-FLOWERS"],
  ["+1", "21455501345550134"],
  ["+1", "214 555 0136 / 214 555 0137"],
  ["+1", "+999 214 555 0136"],
  ["+1", "+1 91 98765 43210"],
  // Of India and the United Kingdom, without their codes or without a plus sign.
  ["+1", "919876543210"],
  ["+1", "020 7946 0958"],
  ["+1", "447911123456"],
  ["+1", "+"],
  ["+1", "x123"],
  ["+1", "none"],
  ["+1", "cell"],
  ["+91", "US 98765 43210"],
  // Of a country that isn't the selected one, without its code.
  ["+1", "030 901820 (Germany)"],
  ["+1", "🇩🇪 2145550136"],
  ["+1", "214 555 0136 (Germany)"],
  ["+1", "+1 800 FLOWERS"],
  // "In" may be a word.
  ["+91", "214-555-0136 in"],
  ["+1", "214 555 0136 or 214 555 0137"],
  ["+1", "214 555 0136 x12345678"],
];
