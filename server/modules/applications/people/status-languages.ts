/**
 * What tells of immigration status in the other languages that resumes are most often written in. Latin letters are without accents, as
 * `plainReading` gives them.
 */

export const FOREIGN_WORDS = [
  "ciudadan(?:[oa]s?|ia)|cidadania|cidadaos?|citoyen(?:ne)?s?|citoyennete",
  "(?:aufenthalts|arbeits)(?:erlaubnis|titel|genehmigung|status)|niederlassungserlaubnis",
  "staatsangehorig(?:e|er|keit)|staatsburger(?:schaft)?",
].join("|");

/** Phrases by their words, like those in English. */
export const FOREIGN_PHRASES: readonly (readonly string[])[] = [
  // Spanish and Portuguese
  ["(?:permiso|autorizacion|visa|visado)", "de", "(?:trabajo|residencia|estudiante)"],
  ["(?:permissao|autorizacao|visto)", "de", "(?:trabalho|residencia|estudante)"],
  ["residen(?:te|cia)", "(?:legal|permanente)"],
  ["(?:tarjeta", "verde|cartao", "verde)"],
  ["tarjeta", "de", "residen(?:te|cia)"],
  ["(?:estatus|situacion)", "migratori[oa]"],
  // French
  ["(?:permis", "de", "travail|(?:titre|permis|carte)", "de", "sejour)"],
  ["(?:residente?s?", "permanente?s?|carte", "verte)"],
  // German and Italian
  ["blaue", "karte", "eu"],
  ["(?:permesso|carta)", "di", "soggiorno"],
];

const LABELS =
  "nacionalidade?|nationalite|staatsangehorigkeit|staatsburgerschaft|ciudadania|cidadania|citoyennete|cittadinanza|nazionalita";
/** A label of nationality with the word behind it: "Nacionalidad: mexicana". */
export const FOREIGN_VALUES = `(?:${LABELS})(?:\\s?[:|-])?\\s{0,3}\\p{L}{1,20}`;

const OTHER_SCRIPTS = [
  "绿卡|綠卡|签证|簽證|永久居民|永久居留|公民|国籍|國籍|工作许可|工作許可",
  "ビザ|永住権|永住者|在留資格|就労許可",
  "비자|영주권|시민권|국적|취업허가",
  "гражданство|гражданин|гражданка|вид на жительство|грин-карта|виза",
  "ग्रीन कार्ड|वीज़ा|वीजा|नागरिकता",
  "تأشيرة|الجنسية|الإقامة الدائمة|البطاقة الخضراء|تصريح عمل",
  "אזרחות|גרין קארד|ויזה|אשרת עבודה",
].join("|");
/** Words of other scripts; some of them are written without spaces around them. In the form that `plainReading` gives. */
export const STATUS_IN_OTHER_SCRIPTS = new RegExp(
  OTHER_SCRIPTS.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[ -]/g, "[\\s-]*"),
  "giu",
);
