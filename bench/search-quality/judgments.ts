/**
 * What people type, which jobs they want, and why: typed | wanted most | wanted | unwanted | reason. "-" is none.
 * A selector is a job ("java-0"), or all of a kind ("java"), perhaps only those at a place ("java@Dallas", "rn@TX",
 * "java@Remote") or with facts ("java%w2", "java%c2c", "java%transfer", "java%new", "java%none", "java%opt%$60"). "*" is any job, and
 * "*~engineer" any with that word in its role.
 */
export const JUDGMENTS = `
java developer | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo | javascript, javahouse | Java is asked for by role; full stack jobs ask for it among others; JavaScript is another language and Java House a café.
senior java developer | java-1 | java-3 | javascript, javahouse | One role says senior; lead is close; other levels are not.
java developers | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo | javascript, javahouse | The plural asks for the same jobs.
java engineer | java | fullstack-1, wellsfargo, irving, phoenixjava | javahouse | Engineer and developer are the same work here.
kotlin | kotlin | mobile | javahouse | Roles named Kotlin first; mobile jobs list it as a skill.
python developer | python, multi | datasci, mleng, intern | pythonzoo | Python in role, then in skills; a zoo keeps a python.
python | python, multi | datasci, mleng, intern | pythonzoo, reactor | One word names the role of five jobs.
c# developer | dotnet, tempe | - | embedded, cpp, clevel | C# is not C and not C++.
c# | dotnet, tempe | - | embedded, cpp, clevel | The sign belongs to the word.
.net developer | dotnet, tempe | - | network | The dot belongs to the word; a network is not .NET.
dot net | dotnet, tempe | - | network | How people say .NET.
asp.net | dotnet | - | network, sapsd | ASP.NET is in role or skills of all five.
c++ | cpp | - | embedded-1, clevel, dotnet | Plus signs belong to the word.
c++ developer | cpp | - | dotnet, clevel | C++ and developer, or engineer.
embedded c | embedded-0, embedded-1, embedded-3 | embedded | clevel, dotnet | Three roles are named so; C is a skill of all.
go developer | go | - | gotomarket | Go is a language; "go to market" is none.
golang | go | - | gotomarket | Golang and Go are the same.
rust | rust | - | - | One word, one language.
ruby | ruby | - | rubytuesday | Ruby Tuesday is a restaurant.
ruby on rails developer | ruby | - | rubytuesday | "On" means nothing on its own.
php developer | php | - | - | Role or skill.
laravel | php | - | - | A skill of all PHP jobs.
front end developer | frontend-0, frontend-1, frontend-2 | frontend, angular | frontdesk, azurehotel | Three roles are named so; React and Angular developers build front ends. Front desk is another thing.
frontend | frontend-0, frontend-1, frontend-2 | - | azurehotel | Written together it finds front-end and front end.
front-end | frontend-0, frontend-1, frontend-2 | - | azurehotel | So does the hyphen.
react developer | frontend, nychybrid, fullstack | mobile | reactor, chemist | React in role or skills; a reactor is something else.
react.js | frontend-3, nychybrid | frontend, fullstack, mobile-4 | reactor | React.js is React: two roles are named so, others list it.
angular | angular | wellsfargo | angularweld | Angular cuts are steel work.
javascript | javascript | servicenow | java, javahouse | JavaScript is not Java.
js developer | javascript | - | java | JS is JavaScript.
typescript | frontend, angular, node, nychybrid | - | secretaryts | TS/SCI is a clearance.
node.js | node | fullstack | - | All spellings of Node.js.
nodejs developer | node | fullstack | - | Written together.
vue | javascript | - | - | Vue.js is a skill of the JavaScript jobs.
full stack | fullstack | - | - | Apart, together, or with a hyphen.
full-stack developer | fullstack | - | - | The same with a hyphen.
software engineer | software, wellsfargo | cpp-3, go-4, rust-3, fullstack-4, embedded-3, rust-2, intern | mecheng, civileng | Software developers are software engineers; other engineers are not.
software developer | software, wellsfargo | cpp-3, go-4, rust-3, fullstack-4, embedded-3 | mecheng | Software engineers are software developers, also those of one language.
mobile developer | mobile | - | mobilenurse, mobileweld | Mobile is a city, too.
ios developer | mobile | - | - | A role and a skill of all five.
android | mobile | kotlin-3 | - | Role or skill.
swift | mobile | - | swiftdriver | Swift Transportation is a carrier.
devops | devops | - | - | Also inside DevSecOps and Azure DevOps roles.
dev ops engineer | devops-0, devops-1, devops-3, devops-4 | devops | - | Written apart; DevSecOps engineers are DevOps engineers.
sre | sre-0, sre-1, sre-2, sre-3 | sre | - | The abbreviation and the words.
site reliability engineer | sre-0, sre-1, sre-2, sre-3 | sre | - | The words and the abbreviation.
k8s | devops, sre, go | - | - | K8s is Kubernetes.
kubernetes | devops, sre, go | - | - | A skill.
terraform aws | devops, cloud | - | - | Both skills.
aws | cloud, devops, fullstack | - | - | A skill in three kinds of jobs.
azure | cloud, devops-4, dotnet | - | azurehotel | Azure Bay is a hotel.
gcp | cloud | clinresearch | - | GCP is a cloud, and good clinical practice.
cloud architect | cloud-0, cloud-4 | cloud | - | Two roles are named so; engineers of clouds are near.
data engineer | dataeng, stlouis | - | sqlrecruit | Not every job with data and an engineer.
snowflake | dataeng, stlouis | - | snowplow | A skill; snow plows are not.
etl | dataeng | - | - | The abbreviation in skills and a role.
data scientist | datasci-0, datasci-1, datasci-2, datasci-3 | datasci | sqlrecruit, chemist | A planner of data science events is no scientist.
machine learning | mleng, datasci | - | sqlrecruit | Roles and skills before mentions.
ml engineer | mleng | - | - | ML is machine learning.
ai engineer | mleng | - | - | AI in role or industry.
nlp | mleng-4 | - | - | One role is named so.
r programmer | rprog-0, rprog-1, rprog-2, rprog-3 | rprog | rdmanager | R is a language; R&D is not R.
r | rprog, datasci | - | rdmanager | One letter.
r&d | rdmanager, chemist-4 | - | rprog | R&D stays whole.
sas programmer | sas-0, sas-1, sas-2, sas-4 | sas | - | A language of its own.
scala | scaladev | - | scalarest | The restaurant is none.
perl | perldev | - | - | One job asks for it.
elixir phoenix | phoenixelixir | - | reactor, phoenixjava | Phoenix is Elixir's framework here; reading a city is forgiven only if the job is found.
data analyst | analyst-0, analyst-1, washington, entrylevel | analyst | - | Four roles are named so; other analysts report data, too.
power bi | analyst | - | - | A skill and a role.
business analyst | ba | - | - | The role.
it business analyst | ba | - | itcompany | IT is a field here; the clinic IT Works is not.
project manager | projmgr | - | mecheng-4, rdmanager | Not every manager, and not every project.
pm | projmgr, prodmgr, progmgr | - | gotomarket | PM may be any of three roles.
product manager | prodmgr | - | gotomarket | The role.
program manager | progmgr | - | - | The role.
scrum master | scrum | - | - | Agile coaches are close.
qa | qa | - | - | The abbreviation and the words.
quality assurance | qa-0, qa-1, qa-3, qa-4 | qa | - | The words and the abbreviation.
sdet | qa-2, testengineer | qa-1 | - | One role is named so; a software engineer in test is the same, and one automates tests.
salesforce | salesforce | - | sales | Sales is another thing.
sap sd | sapsd-0 | sapsd | - | SD is a module, not South Dakota.
sap abap | sapsd-3 | sapsd | - | ABAP is in the skills of all.
oracle dba | oracle-0, oracle-1, oracle-3 | oracle | oracleaz | A ranch in Oracle, Arizona, is none.
database administrator | oracle-0, oracle-1, oracle-3, sqldba-0, sqldba-1, sqldba-2, sqldba-4 | - | - | DBA and the words; developers administer nothing.
sql server dba | sqldba-0, sqldba-1, sqldba-4 | sqldba | - | The role.
pl/sql | oracle | - | - | A language.
network engineer | network-0, network-1, network-3, network-4 | network | - | The role.
cyber security | security-1, security-4 | security | retail | Together or apart.
cybersecurity analyst | security-0, security-1 | security | - | Security analysts and cybersecurity analysts do the same work; engineers and a SOC are near.
system administrator | sysadmin-0, sysadmin-1, sysadmin-2, sysadmin-4 | sysadmin | - | Systems or system, and sysadmin.
helpdesk | helpdesk-0, helpdesk-1 | helpdesk | azurehotel, frontdesk | Help desk, service desk, desktop support.
help desk | helpdesk-0, helpdesk-1 | helpdesk | azurehotel, frontdesk | The same, apart.
it support | helpdesk-2 | helpdesk | itcompany | One role is named so; help desks support computers.
cobol | mainframe | - | - | A skill of all five.
ux designer | ux-0, ux-1, ux-2, ux-4 | ux | - | The role.
user experience | ux | - | - | UX in words.
figma | ux | - | - | A skill.
fpga | vlsi | - | - | A role and a skill.
servicenow developer | servicenow-0, servicenow-3 | servicenow | - | Two roles are named so; the others work on the same system.
workday | workday | - | - | The system.
cnc | trades-4, mfgeng | - | - | A role and a skill.
nurse | rn, lpn, np, mobilenurse, readingnurse, portlandme | - | nurseryteacher, springgarden | RN, LPN and nurse practitioners are nurses; a nursery has plants or children.
rn | rn, mobilenurse, readingnurse, portlandme | - | lpn-4, nurseryteacher | Registered nurses; LVNs are not.
registered nurse | rn, mobilenurse, readingnurse, portlandme | - | nurseryteacher | RN in words.
"registered nurse" | rn-0, rn-2, mobilenurse, readingnurse, portlandme | - | lpn, nurseryteacher | In quotes the words stand together.
lpn | lpn | - | - | LPN, licensed practical and vocational nurses.
nurse practitioner | np | - | lpn | NP in words.
cna | cna-0, cna-1, cna-2, cna-3 | cna | - | The abbreviation and the words.
nursing assistant | cna-0, cna-1, cna-2, cna-3 | cna | nurseryteacher | CNA in words; a patient care technician is near.
icu nurse | rn-1 | - | - | One role names the unit.
med surg | rn-2 | - | - | Med/Surg in three spellings.
physical therapist | pt-0, pt-1, pt-2, pt-3 | - | - | Also as PT; an assistant is no therapist.
occupational therapist | ot-0, ot-1, ot-2, ot-3 | - | - | Also as OT; an assistant is no therapist.
speech therapist | slp | - | - | Speech language pathologists are speech therapists.
slp | slp | - | - | The abbreviation.
doctor | physician | - | - | A doctor is a physician.
physician assistant | pa | - | medasst | PA in words.
pharmacist | pharmacist-0, pharmacist-1, pharmacist-2, pharmacist-4 | pharmacist | - | The role.
x-ray | radtech | - | - | With a hyphen or without.
ct tech | radtech-1 | radtech | - | CT is a scanner, not Connecticut.
medical assistant | medasst-0, medasst-1, medasst-2, medasst-3 | medasst | - | The role.
medical coder | coder-0, coder-2 | coder | - | Two roles are named so; coders of bills, not of programs.
clinical research | clinresearch-0, clinresearch-1, clinresearch-2 | clinresearch | - | Three roles are in research, the others in trials.
accountant | accountant, orangeacct | - | - | The role.
cpa | accountant-3, accountant-4 | - | - | Certified public accountant.
accounts payable | bookkeeper-2, bookkeeper-3 | - | - | AP in words.
fp&a | finanalyst-2 | finanalyst | - | Stays whole; one role is named so, the others plan too.
human resources | hr | - | - | HR in words; hours are not.
hr manager | hr-1 | hr | - | HR and a manager.
recruiter | recruiter | - | - | Talent acquisition is recruiting.
account executive | sales-0 | - | accountant | Not an accountant, not an executive assistant.
seo | marketing | - | - | A skill and a role.
customer service representative | support-0, support-3, bilingual | support | - | CSR in words; other roles of support are near.
executive assistant | admin-1, clevel | - | sales-0 | The role.
lawyer | legal-1, legal-3 | - | - | A lawyer is an attorney.
paralegal | legal-0 | legal-4 | - | One role; a legal assistant does much the same.
warehouse | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | Roles first; a data warehouse is only mentioned.
forklift | warehouse-4, packer-4 | warehouse | - | Two roles are named so; it is a skill of the other warehouse jobs.
truck driver | driver-0, driver-1, driver-2, driver-4 | driver | swiftdriver | CDL drivers drive trucks.
cdl | driver | snowplow | - | The license.
mechanical engineer | mecheng-0, mecheng-1, mecheng-2 | mecheng | - | The role.
electrician | trades-0 | - | - | The role.
hvac technician | trades-1 | - | - | The role.
store manager | retail-0, retail-2 | - | - | The role.
reading teacher | teacher-0 | - | readingpa, readingnurse, kafkalib | Reading is a subject here.
internship | intern | - | - | An intern has one.
java dallas | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | Dallas is a place; near it counts, too.
nurse in austin tx | rn@Austin, lpn@Austin, np@Austin | - | mobilenurse | After "in", with its state.
java developer phoenix | phoenixjava | java@Phoenix | phoenixelixir | Phoenix is the city here.
java springfield | springfield | - | - | The largest Springfield.
nurse portland me | portlandme | - | rn@OR | The state decides which Portland.
data engineer st louis | stlouis | - | - | St. and Saint.
welder mobile al | mobileweld | - | mobile | With its state Mobile is a city.
nurse reading pa | readingnurse | - | readingpa | With its state Reading is a city.
accountant orange ca | orangeacct | - | - | With its state Orange is a city.
react nyc | nychybrid, frontend@New York | frontend@NJ | reactor | A nickname.
c# tempe | tempe | dotnet@Phoenix | - | A smaller city.
java 75201 | java@Dallas | irving, java@Plano | phoenixjava | A ZIP code.
data analyst dc | washington | - | - | A nickname of Washington.
remote java | java@Remote | fullstack@Remote | java@Dallas | Remote work by the field, not by a mention.
remote sensing | remotesense | - | java@Remote | Remote is part of a longer name here.
nurse texas | rn@TX, lpn@TX, np@TX | - | mobilenurse | A state.
bank of america charlotte | bofa | - | wellsfargo | The company, and the city.
wells fargo | wellsfargo | - | fargojava | A company, though Fargo is a city.
jackson hewitt | jacksonhewitt | - | - | A company, though Hewitt is a city.
deloitte | deloitte | - | - | A company.
java h-1b transfer | java%transfer | fullstack%transfer | java%none | Only jobs that offer to take over an H-1B.
sponsors h-1b python | python%transfer, python%new | datasci%transfer, mleng%transfer, datasci%new, mleng%new | python%none | Sponsorship is a fact; open to H-1B is not enough.
java w2 | java%w2 | fullstack%w2 | - | A word of the contract.
java c2c | java%c2c | fullstack%c2c | - | A word of the contract.
java -senior | java-0, java-2, java-3, java-4, phoenixjava, irving, springfield, fargojava | fullstack-0, fullstack-1, fullstack-3, fullstack-4, wellsfargo | java-1, fullstack-2 | A minus leaves out.
scala or perl | scaladev, perldev | - | scalarest | Either of two.
project manager or scrum master | projmgr, scrum | - | - | Either of two roles of two words.
"spring boot" | java, phoenixjava, springfield | - | springgarden | In quotes the words stand together.
ts/sci | secretaryts | - | frontend | A clearance.
sb-20001 | java-0 | - | - | The number of a job.
jva developr | java, phoenixjava, irving, springfield, fargojava, fullstack-1 | fullstack, wellsfargo | javahouse | Two typing errors.
registerd nurse | rn, mobilenurse, readingnurse, portlandme | - | - | One typing error.
datascientist | datasci-0, datasci-1, datasci-2, datasci-3 | datasci | sqlrecruit | A missing space.
kubernets | devops, sre, go | - | - | A missing letter.
pyton developer | python, multi | datasci, mleng, intern | pythonzoo | A missing letter in a short word.
electrican | trades-0 | - | - | A missing letter in a title.
accountnat orange ca | orangeacct | - | - | Two letters swapped, and a place.
bilingual spanish | bilingual | - | - | Two words of one job.
`
  .trim()
  .split("\n");
