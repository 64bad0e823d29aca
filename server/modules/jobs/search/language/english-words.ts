/**
 * What else people mean, as they would type it. `a = b` finds either by the other; `a, b > c` finds c
 * when a or b is typed, but not the other way round: a nurse may be an RN, but an RN is no LPN. "CPP" may
 * also be a Certified Payroll Professional. Names that are one word in different spellings are in
 * spellings.ts instead.
 */
export const ENGLISH_WORDS = `
kubernetes = k8s
javascript = js = ecmascript
ts > typescript
react = react.js
angular = angular.js
vue = vue.js
node > node.js
node.js > node
go = golang
python > python3
python3 > python
cpp > c++
.net = asp.net = vb.net
postgresql = postgres = psql
mongodb = mongo
sql server = mssql = ms sql
elasticsearch = elastic search
aws = amazon web services
gcp = google cloud = google cloud platform
azure = microsoft azure
office 365 = o365 = m365 = microsoft 365
dynamics 365 = d365
salesforce = sfdc
cicd > continuous integration
continuous integration > cicd
machine learning = ml
artificial intelligence = ai
ai > machine learning
generative ai = genai = gen ai
large language model = llm = llms
natural language processing = nlp
business intelligence = bi
user experience = ux
user interface = ui
quality assurance = qa
qa > quality assurance, tester, sdet
tester > qa, quality assurance
sdet = software development engineer in test = software engineer in test = software developer in test
sdet > qa automation engineer, test automation engineer, automation engineer
qa automation, automation tester, test automation engineer > sdet, qa automation, test automation
test automation > qa automation, sdet
database administrator = dba
site reliability engineer = sre
site reliability > sre
software engineer = swe
software engineer > software developer, sde
software developer > software engineer
sde = software development engineer
sde > software engineer, software developer
programmer > developer
developer > engineer, programmer
engineer > developer
mobile developer > ios developer, android developer, react native developer
frontend developer > react developer, angular developer, ui developer
devops > devsecops
dev > developer, engineer, programmer
ii = 2
iii = 3
sysadmin = systems administrator = system administrator
helpdesk = service desk
helpdesk > it support, desktop support
desktop support > helpdesk
it support > helpdesk, desktop support
infosec = information security
cybersecurity > information security, infosec
security analyst > cybersecurity analyst, soc analyst
cybersecurity analyst > security analyst, soc analyst
information security > cybersecurity
robotic process automation = rpa
extract transform load = etl
project manager > pm
product manager > pm
program manager > pm
pm > project manager, product manager, program manager
pmo = project management office
business analyst = ba
scrum master > agile coach
data scientist > data science
data science > data scientist
data engineer > data engineering
rn = registered nurse
nurse > rn, lpn, lvn, nursing
nursing > nurse, rn
lpn = licensed practical nurse = lvn = licensed vocational nurse
nurse practitioner = np
certified nursing assistant = cna
nursing assistant > cna
clinical research associate = cra
nurse aide > cna
medical assistant > cma
physical therapist = pt
occupational therapist = ot
speech language pathologist = slp = speech therapist
emergency medical technician = emt
intensive care unit = icu
intensive care > icu
emergency department > er
emergency room = er
physician > md, doctor
doctor > physician
pharmacy technician = pharm tech
phlebotomist > phlebotomy
phlebotomy > phlebotomist
radiology technologist = rad tech
radiologic technologist = radiology technologist
i983 > everify
form i983 > i983, everify
ehr = emr
electronic health record = ehr
human resources = hr
recruiter = talent acquisition
recruiter > recruiting, sourcer
recruiting > recruiter
accounts payable = ap
accounts receivable = ar
certified public accountant = cpa
financial planning and analysis = fp&a
bookkeeper > bookkeeping
bookkeeping > bookkeeper
customer service representative = csr
customer service > customer support, csr
customer support > customer service
account executive = ae
sales development representative = sdr
business development representative = bdr
salesperson > sales representative
executive assistant = ea
administrative assistant = admin assistant
office assistant > administrative assistant
attorney = lawyer
legal counsel > attorney
teacher > educator, instructor
truck driver = trucker
truck driver > cdl driver
cdl driver > truck driver
forklift operator = forklift driver
forklift > forklift operator, forklift driver
janitor = custodian
cleaner > janitor, housekeeper, custodian
housekeeping > housekeeper
caregiver > home health aide, hha
home health aide = hha
home health aide > caregiver
security guard > security officer
landscaping > landscaper, landscape, groundskeeper
general labor > laborer, general laborer
landscaper > groundskeeper
warehouse worker > warehouse associate
warehouse associate > warehouse worker
supply chain > logistics
electrician > electrical technician
hvac technician = hvac tech
computer numerical control = cnc
programmable logic controller = plc
manufacturing = mfg
maintenance mechanic > maintenance technician
quality control = qc
search engine optimization = seo
senior = sr
junior = jr
manager = mgr
vice president = vp
representative = rep
technician > tech
tech > technician, technologist
administrator = admin
internship = intern
permanent > fulltime
fulltime > permanent
temporary = temp
ts sci > top secret
ts clearance > top secret
top secret > ts sci
physician assistant > pa
pa > physician assistant
`;
