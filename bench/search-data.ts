import { v7 } from "uuid";

/** Made-up job ads with the spread of real ones: few roles and words are very common, most are rare. */
const ROLES = `
Java Developer|java,spring boot,hibernate,microservices,kafka,aws,rest api,sql,maven,junit,docker,kubernetes,jenkins,oracle
Python Developer|python,django,flask,fastapi,pandas,aws,sql,docker,postgresql,redis,celery,git
.NET Developer|c#,.net core,asp.net,sql server,azure,entity framework,angular,rest api,linq,mvc
Frontend Developer|javascript,react,typescript,html,css,redux,next.js,webpack,jest,figma,vue.js,angular
Full Stack Developer|javascript,node.js,react,java,python,aws,mongodb,postgresql,docker,typescript,rest api,graphql
DevOps Engineer|kubernetes,terraform,aws,docker,jenkins,ansible,linux,python,helm,prometheus,ci/cd,bash,azure,gcp
Site Reliability Engineer|kubernetes,go,prometheus,linux,terraform,python,aws,grafana,incident response
Data Engineer|spark,python,sql,airflow,snowflake,databricks,kafka,aws,etl,scala,hadoop,dbt
Data Scientist|python,r,machine learning,sql,tensorflow,pytorch,statistics,pandas,nlp,scikit-learn
Data Analyst|sql,excel,tableau,power bi,python,r,statistics,looker,reporting
Machine Learning Engineer|python,pytorch,tensorflow,mlops,kubernetes,aws,c++,llm,nlp
Business Analyst|requirements gathering,jira,sql,agile,visio,uat,stakeholder management,excel,confluence
Project Manager|pmp,agile,scrum,ms project,jira,risk management,budgeting,stakeholder management
Scrum Master|scrum,agile,jira,safe,kanban,confluence,coaching
Product Manager|roadmap,agile,jira,analytics,user research,sql,a/b testing
QA Engineer|selenium,java,test automation,api testing,jira,cypress,postman,cucumber,sql,manual testing
Salesforce Developer|salesforce,apex,lightning,visualforce,soql,lwc,integration
SAP Consultant|sap,s/4hana,abap,fico,sd,mm,fiori,hana
Oracle DBA|oracle,pl/sql,rman,dataguard,linux,performance tuning,golden gate
SQL Server DBA|sql server,t-sql,ssis,ssrs,performance tuning,azure,powershell
Network Engineer|cisco,ccna,bgp,ospf,firewall,palo alto,vpn,sd-wan,wireshark
Security Analyst|siem,splunk,incident response,nist,firewall,vulnerability management,cissp,python
Cloud Architect|aws,azure,gcp,terraform,kubernetes,networking,security,microservices
Systems Administrator|windows server,active directory,vmware,linux,powershell,office 365,azure
Help Desk Technician|active directory,office 365,ticketing,windows,troubleshooting,customer service
Embedded Engineer|c,c++,rtos,arm,linux,python,can,firmware,fpga
Mobile Developer|swift,kotlin,ios,android,react native,flutter,java,rest api
Go Developer|go,grpc,kubernetes,docker,aws,postgresql,microservices,kafka
Mainframe Developer|cobol,jcl,db2,cics,vsam,ims
UX Designer|figma,sketch,user research,wireframing,prototyping,adobe xd
Registered Nurse|patient care,bls,acls,epic,icu,med surg,telemetry,charting,triage
Licensed Practical Nurse|patient care,bls,medication administration,long term care,charting
Nurse Practitioner|patient care,acls,diagnosis,epic,primary care,prescribing
Certified Nursing Assistant|patient care,bls,vital signs,long term care,hospice
Physical Therapist|rehabilitation,patient care,manual therapy,evaluation,documentation
Occupational Therapist|rehabilitation,patient care,evaluation,pediatrics
Pharmacist|dispensing,immunization,patient counseling,pharmacy operations
Medical Assistant|phlebotomy,vital signs,ehr,epic,scheduling
Medical Coder|icd-10,cpt,hcpcs,epic,auditing,billing
Radiology Technologist|x-ray,ct,mri,patient care,arrt
Accountant|gaap,quickbooks,excel,reconciliation,general ledger,tax,erp
Financial Analyst|excel,financial modeling,forecasting,sql,power bi,budgeting
Payroll Specialist|adp,workday,excel,payroll processing,compliance
HR Generalist|employee relations,hris,recruiting,onboarding,workday,compliance
Technical Recruiter|recruiting,sourcing,linkedin,ats,boolean search,negotiation
Sales Representative|crm,salesforce,cold calling,negotiation,lead generation
Account Executive|saas,salesforce,negotiation,pipeline management,prospecting
Marketing Manager|seo,google analytics,content marketing,social media,hubspot,email marketing
Customer Service Representative|customer service,crm,call center,zendesk,data entry
Administrative Assistant|scheduling,excel,data entry,office 365,filing
Warehouse Associate|forklift,inventory,picking,packing,rf scanner
Truck Driver|cdl,dot,logistics,delivery,safety
Electrician|wiring,nec,troubleshooting,blueprint reading,safety
Mechanical Engineer|solidworks,autocad,gd&t,ansys,manufacturing,matlab
Electrical Engineer|pcb,altium,circuit design,matlab,plc,autocad
Civil Engineer|autocad,civil 3d,project management,surveying,stormwater
Manufacturing Engineer|lean,six sigma,cnc,solidworks,quality,iso 9001
Supply Chain Analyst|sap,excel,forecasting,logistics,inventory,sql
Paralegal|legal research,litigation,e-discovery,document review,contracts
Teacher|curriculum,classroom management,lesson planning,special education
`
  .trim()
  .split("\n")
  .map((line) => {
    const [role = "", skills = ""] = line.split("|");
    return { role, skills: skills.split(",") };
  });
const LEVELS = [
  "Senior",
  "Lead",
  "Junior",
  "Principal",
  "Staff",
  "Sr.",
  ...Array<string>(6).fill(""),
];
const FIRMS =
  "Apex Blue Bright Cyber Delta Echo First Global Green High Infinite Jade Key Lumen Metro North Omni Prime Quantum Ridge Silver Terra United Vertex West Xeno York Zenith Acme Nova Astra Hexa Orbit Capri".split(
    " ",
  );
const TRADES =
  "Systems Solutions Staffing Health Technologies Partners Group Labs Consulting Logistics Financial Medical Software Energy Networks Data Hospital Bank Insurance Talent".split(
    " ",
  );
const STATES =
  "TX CA NY FL IL PA OH GA NC MI NJ VA WA AZ MA TN IN MO MD WI CO MN SC AL LA KY OR OK CT UT IA NV AR MS KS NM NE ID WV HI NH ME MT RI DE SD ND AK VT WY DC".split(
    " ",
  );
const INDUSTRIES = [
  "IT",
  "HEALTHCARE",
  "FINANCE",
  "ENGINEERING",
  "LIFE_SCIENCES",
  "RETAIL",
  "LOGISTICS",
  "ENERGY",
  "GOVERNMENT",
  "EDUCATION",
];
const OPEN_TO = [
  "OPT",
  "STEM_OPT",
  "CPT",
  "H1B",
  "H4_EAD",
  "L2_EAD",
  "TN",
  "GREEN_CARD",
  "US_CITIZEN",
];
const PLACES = 200;
const WORDS = 8_000;
const DAY = 86_400_000;
const DAYS = 55;

/** The same numbers in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Zipf's law: the n-th is chosen in proportion to 1 / n^steepness. */
function zipf(size: number, steepness: number): (random: number) => number {
  const sums = new Float64Array(size);
  let total = 0;
  for (let i = 0; i < size; i++) sums[i] = total += (i + 1) ** -steepness;
  return (random) => {
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) / total < random) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi wo ka le mi no pa re".split(" ");
/** Words of texts; the number makes them as different as real ones. */
export const textWord = (n: number): string => {
  let word = "";
  for (let rest = n + 7; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
};

/** A row of the benchmark's table. */
export interface BenchJob {
  id: string;
  role: string;
  company: string;
  skills: string[];
  location: string;
  description: string;
  workplace: string;
  type: string;
  openTo: string[];
  tax: string[];
  industry: string;
  clearance: string;
  state: string;
  place: number;
  /** Cents an hour; null if unknown. */
  hourlyPay: number | null;
  postedAt: number;
  validThrough: number;
}

const pickers = {
  role: zipf(ROLES.length, 0.6),
  place: zipf(PLACES, 0.8),
  word: zipf(WORDS, 1.05),
  firm: zipf(FIRMS.length * TRADES.length, 0.7),
};

/** @param now the newest job was posted then */
export function* benchJobs(jobs: number, now: number, seed = 7): Iterable<BenchJob> {
  const random = randomFrom(seed);
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  for (let i = 0; i < jobs; i++) {
    const { role, skills } = ROLES[pickers.role(random())] as (typeof ROLES)[number];
    const postedAt = now - Math.round(((jobs - i) / jobs) * DAYS * DAY);
    const wanted = 5 + Math.floor(random() * 5);
    const chosen = new Set<string>();
    for (let tries = 0; tries < wanted * 2 && chosen.size < wanted; tries++)
      chosen.add(one(skills));
    const words = Array.from({ length: 110 + Math.floor(random() * 80) }, () =>
      textWord(pickers.word(random())),
    );
    for (let n = 0; n < 3; n++) words[Math.floor(random() * words.length)] = one([...chosen]);
    const isContract = random() < 0.4;
    const pay = Math.round((18 + random() * random() * 90) * 100);
    const firm = pickers.firm(random());
    const place = pickers.place(random());
    const state = STATES[place % STATES.length] ?? "TX";
    yield {
      id: v7({ msecs: postedAt }),
      role: [one(LEVELS), role].filter(Boolean).join(" "),
      company: `${FIRMS[firm % FIRMS.length]} ${TRADES[Math.floor(firm / FIRMS.length)]}`,
      skills: [...chosen],
      location: `${textWord(9_000 + place)}, ${state}`,
      description: `${role.toLowerCase()} ${words.join(" ")}`,
      workplace: random() < 0.45 ? "ONSITE" : random() < 0.5 ? "HYBRID" : "REMOTE",
      type: isContract
        ? "CONTRACT"
        : one(["FULL_TIME", "FULL_TIME", "CONTRACT_TO_HIRE", "PART_TIME"]),
      openTo: random() < 0.4 ? OPEN_TO : OPEN_TO.filter(() => random() < 0.4),
      tax: isContract ? ["W2", ...(random() < 0.5 ? ["C2C"] : [])] : ["W2"],
      industry: one(INDUSTRIES),
      clearance: random() < 0.9 ? "NONE" : one(["PUBLIC_TRUST", "SECRET", "TOP_SECRET"]),
      state,
      place,
      hourlyPay: random() < 0.8 ? pay : null,
      postedAt,
      validThrough: postedAt + 60 * DAY,
    };
  }
}
