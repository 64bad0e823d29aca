const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Parts of family names that are written in lower case. */
export const PARTICLES = words(
  "de la las los del da das do dos di du van von der den ten ter bin ibn al el y e",
);

/** Words of titles, headings, firms, schools, and addresses. A line with one of them is not a name. */
export const NO_NAME_WORDS = words(`
  engineer engineering developer development architect analyst manager management consultant consulting administrator
  specialist lead senior junior principal staff director officer head chief president vice executive associate assistant
  coordinator scientist science designer design tester programmer technician technologist nurse nursing physician doctor
  teacher instructor professor accountant accounting bookkeeper auditor attorney lawyer recruiter recruiting representative
  operator driver supervisor intern internship trainee student graduate freelance freelancer owner founder cook chef clerk
  full stack fullstack frontend backend front back end web mobile cloud data software hardware systems system network
  security database reliability site platform product project program business quality assurance test automation devops
  java javascript python oracle salesforce sap aws azure android ios react angular linux windows sql hadoop spark big
  machine learning artificial intelligence information technology technologies technical computer digital marketing sales
  finance financial customer service support operations human resources supply chain logistics warehouse medical health
  healthcare clinical certified registered licensed professional experienced
  resume curriculum vitae cv biodata bio profile summary objective experience education skills contact details personal
  statement about work history employment career qualifications certifications projects references address phone email
  mobile page confidential draft updated version document cover letter application applicant candidate name number
  inc llc llp ltd limited corp corporation company co gmbh pvt private group solutions services systems partners holdings
  staffing agency bank university college institute school academy polytechnic department faculty hospital clinic center
  laboratory labs studio studios toys freight foundation association international global national
  street road avenue drive lane boulevard suite apartment apt city state county country usa india canada
  united states kingdom america remote relocation hybrid onsite open willing available visa sponsorship citizen green card
  authorized authorization holder status master bachelor degree mba
  january february march april may june july august september october november december present current
  the and of for with in at to from by on my your our this that is are
`);

/** Letters after a name, and titles before one, in lower case without signs and digits: "fnpc" for "FNP-C". */
export const CREDENTIALS = words(`
  mba pmp phd md rn bsn msn cpa cfa csm cspo cissp cisa cism pe esq jd dds dvm lpn np pa ms msc bsc ba bs ma btech mtech be me
  mca bca itil ccna ccnp cisco shrm phr sphr fnp fnpc aprn crna dnp ccrn ceh oscp safe psm aws sr jr ii iii iv
`);
export const TITLES = words("mr mrs ms miss mx dr prof shri smt er");
