/** States whose law asks for a pay range in the advertisement, or before an offer, with the law. */
export const PAY_LAWS: Readonly<Record<string, string>> = {
  CA: "Cal. Lab. Code § 432.3",
  CO: "Colo. Rev. Stat. § 8-5-201",
  CT: "Conn. Gen. Stat. § 31-40z",
  DC: "D.C. Code § 32-1453.01",
  HI: "Haw. Rev. Stat. § 378-2.3; Act 203 of 2023",
  IL: "820 ILCS 112/10(b-25)",
  MA: "Mass. Gen. Laws ch. 149, § 105F",
  MD: "Md. Code, Lab. & Empl. § 3-304.2",
  ME: "Me. L.D. 54 (2026)",
  MN: "Minn. Stat. § 181.173",
  NJ: "N.J. Stat. § 34:6B-23",
  NY: "N.Y. Lab. Law § 194-b",
  VA: "Va. Code § 40.1-28.7:12",
  VT: "21 V.S.A. § 495t",
  WA: "Wash. Rev. Code § 49.58.110",
};
