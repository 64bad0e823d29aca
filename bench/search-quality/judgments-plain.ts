/**
 * Searches in the words of people who look for work: statuses, pay, places before roles, numbers of jobs, and Spanish. In the form of
 * judgments.ts.
 */
export const PLAIN_JUDGMENTS = `
opt visa | *%opt | - | visacards | "Visa" says no more than "OPT"; the card company is another thing.
opt | *%opt | - | - | A status alone asks for the jobs open to it.
opt jobs | *%opt | - | - | "Jobs" fits every job.
jobs for opt students | *%opt | - | intern | Who is on OPT is a student; an internship is not asked for.
opt visa jobs in dallas | *@Dallas%opt, *@Plano%opt, *@Irving%opt | - | - | A status and a place.
opt friendly companies | *%opt | - | - | Employers that take OPT.
companies hiring opt | *%opt | - | - | The same in other words.
opt candidates accepted | *%opt | - | - | As ads say it.
java opt visa | java%opt, fullstack%opt | - | javahouse | A skill and a status.
opt friendly java | java%opt, fullstack%opt | - | javahouse | The status comes first.
jobs for opt students java | java%opt, fullstack%opt | - | javahouse | A whole sentence.
opt visa data scientist | datasci%opt | - | sqlrecruit | One scientist of the five is open to OPT.
opt eligible qa | qa%opt | - | - | A role of two letters.
opt welcome business analyst | ba%opt | - | - | A role of two words.
stem opt visa | *%stemopt | - | - | The extension is a status of its own.
stem opt extension jobs | *%stemopt | - | - | "Extension" adds nothing.
stem opt data engineer | dataeng%stemopt | - | sqlrecruit | Status before role.
OPT 60 days unemployment | *%opt | - | - | The days are the person's, not the job's.
opt 90 days unemployment python | python%opt | datasci%opt, mleng%opt | pythonzoo | The same with a skill.
opt or cpt | *%opt, *%cpt | - | - | Either of two statuses.
OPT/CPT java | java%opt, java%cpt, fullstack%opt | - | javahouse | Joined by a slash.
cpt jobs | *%cpt | - | coder | CPT alone is the training of students; for coders it is a code.
day 1 cpt | *%cpt | - | - | What students call it.
cpt coder | coder-0, coder-1, coder-2 | coder | java%cpt | Beside a coder, CPT is the code of procedures; three are coders.
f1 visa | *%opt, *%stemopt, *%cpt | - | - | F-1 students work on OPT or CPT.
f-1 student | *%opt, *%stemopt, *%cpt | - | intern | The same with "student".
f1 student data analyst | analyst-1 | analyst%opt | - | One data analyst is open to students.
international students | *%opt, *%stemopt, *%cpt | - | - | In the words of universities.
h1b visa | *%h1b | - | visacards | Open to holders, whether or not the employer sponsors.
h1b | *%h1b | - | - | The status alone.
h1b visa java | java%h1b, fullstack%h1b | - | javahouse | With a skill.
H-1B holder python | python%h1b | datasci%h1b, mleng%h1b | pythonzoo | "Holder" adds nothing.
h1b friendly qa | qa%h1b | - | - | "Friendly" adds nothing.
h1b candidates salesforce | salesforce%h1b | - | sales | "Candidates" adds nothing.
open to h1b react | frontend%h1b, fullstack%h1b | mobile%h1b | reactor | As filters say it.
laid off h1b java | java%h1b, fullstack%h1b | - | javahouse | What happened to the person narrows nothing.
h1b 60 day grace period devops | devops%h1b | - | - | Nor does the rule.
h1b or l1 visa | *%h1b, *%l1 | - | - | Either of two.
tn visa | *%tn | - | - | The status, not Tennessee.
tn visa engineer | *~engineer%tn | *~developer%tn, *~programmer%tn | - | The status and a role.
engineer tn visa | *~engineer%tn | *~developer%tn, *~programmer%tn | - | The same in the other order.
tn visa sponsorship | *%tn | - | sponsorship | A TN is not sponsored as an H-1B is: the job must be open to it.
TN | *%tn | - | - | Alone it may be either; no job here is in Tennessee.
l1 visa | *%l1 | - | supporttier | The status, not a level of support.
L-1 visa java | java%l1 | fullstack%l1 | supporttier, javahouse | With a hyphen and a skill.
l1b visa sap | sapsd%l1 | - | supporttier | A kind of L-1.
l1 support engineer | supporttier | - | - | A level of support, not a visa.
e3 visa | *%e3 | - | - | For people from Australia.
e3 visa developer | *~developer%e3 | *~engineer%e3, *~programmer%e3 | - | With a role.
H4 visa | *%h4ead | - | - | The spouse's status means the card.
h4 ead nurse | rn%h4ead, lpn%h4ead, np%h4ead | - | nurseryteacher | With a role.
h4 ead accountant | accountant%h4ead | - | - | With another.
l2 ead project manager | projmgr%l2ead | - | rdmanager | With a role of two words.
gc ead jobs | *%gcead | - | - | A card while the green card is pending.
ead jobs | *%h4ead, *%l2ead, *%gcead | - | - | Any card.
green card | *%greencard | - | - | A status, not the sponsorship of one.
green card holder java | java%greencard, fullstack%greencard | - | javahouse | With a skill.
us citizen | *%uscitizen | - | senioraide | A status; senior citizens are something else.
us citizens only security analyst | security%uscitizen | - | - | As ads say it.
visa | *%visa | - | visacards | Open to some visa: whoever types it holds or wants one.
java visa | java%visa, fullstack%visa | - | javahouse | The same with a skill.
visa jobs nurse | rn%visa, lpn%visa, np%visa | - | nurseryteacher | With a role.
java no sponsorship | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo, testengineer | sponsorship, javahouse | Who needs none can take any job.
no sponsorship needed accountant | accountant, orangeacct | - | sponsorship | The same before a role.
java no c2c | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo, testengineer | javahouse | No job here is for corporations only.
w2 | *%w2 | - | - | Jobs on a W-2, however new the others are.
w2 only jobs | *%w2 | - | - | "Only" adds nothing.
python w2 jobs | python%w2 | datasci%w2, mleng%w2 | pythonzoo | A skill and a tax term.
60/hr | *%$60 | - | - | Pay of $60 an hour or more.
$60/hr | *%$60 | - | - | With the sign.
60 per hour | *%$60 | - | - | In words.
$60 an hour | *%$60 | - | - | In other words.
hourly 60 | *%$60 | - | - | The other way round.
at least 60 an hour | *%$60 | - | - | A least amount.
java 60/hr | java%$60, fullstack%$60 | - | javahouse | A skill and pay.
$60 an hour java | java%$60, fullstack%$60 | - | javahouse | Pay comes first.
remote react $50/hr | frontend@Remote%$50, fullstack@Remote%$50 | mobile@Remote%$50 | reactor | Place, skill, and pay.
dallas, tx java $50 | java@Dallas%$50, fullstack@Dallas%$50, java@Plano%$50 | - | phoenixjava, javahouse | Place before role, and pay without a unit.
java visa sponsor 60/hr | java%transfer%$60, fullstack%transfer%$60 | - | sponsorship, javahouse | Sponsorship and pay.
h1b java over 120k | java%h1b%$120k, fullstack%h1b%$120k | - | javahouse | A status and pay.
opt visa 60/hr | *%opt%$60 | - | - | Two facts and no other word.
java w2 60/hr | java%w2%$60, fullstack%w2%$60 | - | javahouse | A tax term and pay.
over 120k | *%$120k | - | - | A year's pay.
120k | *%$120k | - | - | Alone it can only be pay.
$120,000 | *%$120k | - | - | In full.
$120k | *%$120k | - | - | The sign and the k.
100k+ remote | *@Remote%$100k | - | - | Pay and work from home.
120k data engineer | dataeng%$120k | - | sqlrecruit | Pay before the role.
data scientist 120k-150k | datasci%$120k | - | sqlrecruit | A range begins with what one wants at least.
$75/hr c2c or $60/hr w2 java | java%w2%$60, fullstack%w2%$60 | - | javahouse | Either contract; the lower pay is the least.
w2 $50/hr or c2c $70/hr qa | qa%w2%$50 | - | - | The contract before its pay.
120000 data engineer | dataeng%$120k | - | sqlrecruit | Six digits that end like a salary.
java 120000 | java%$120k, fullstack%$120k | - | javahouse | The same after the skill.
120000 | *%$120k | - | - | Alone it can only be pay.
salary 100000 project manager | projmgr%$100k | - | rdmanager | A number after "salary".
qa 100k | qa%$100k | - | - | Short role, short pay.
rn $50/hr | rn%$50 | - | - | Pay of nurses.
rn $2,000 a week | rn%$50 | - | - | A week's pay is compared by the hour.
forklift $20/hr | packer-4, warehouse-4 | warehouse%$20 | - | An hourly job.
warehouse 20 an hour | warehouse-1 | warehouse-2, warehouse-4 | readingpa | Those that pay less, or don't say, are left out.
cna $18/hr | cna-0, cna-1, cna-2 | cna%$18 | - | An hourly job of care.
cook $20 an hour | cook-1, cook-2 | cook%$20 | - | A least amount in a kitchen; the dishwasher works there too.
truck driver $21/hr | driver-1, driver-2, driver-4 | - | swiftdriver | The pay of a driver.
dallas, tx java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | The same as "java dallas".
Dallas TX java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | Without the comma.
java dallas tx developer | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | In the middle.
austin tx nurse | rn@Austin, lpn@Austin, np@Austin | - | mobilenurse | Place before role.
phoenix, az java developer | phoenixjava | java@Phoenix | phoenixelixir | The city, not the framework.
charlotte, nc teller | bofa | - | wellsfargo | Place before a role.
st louis, mo data engineer | stlouis | - | sqlrecruit | A place of two words.
Portland, OR perl | perldev | - | - | "OR" is Oregon after a comma.
portland, me nurse | portlandme | - | rn@OR | The state decides.
mobile, al welder | mobileweld | - | mobile | The city, not the app.
reading, pa nurse | readingnurse | - | teacher-0 | The city, not the subject.
orange, ca accountant | orangeacct | - | - | The city.
irving tx java | irving | java@Dallas, fullstack-0, java@Plano | phoenixjava | A smaller city; Dallas is near.
denver, co elixir | phoenixelixir | - | phoenixjava | Place before a skill.
minneapolis, mn snowplow | snowplow | - | snowflake | Place before words.
springfield, mo java | springfield | - | - | With its state.
dallas java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | The same as "java dallas".
75201 warehouse | warehouse@Dallas | warehouse@Plano | readingpa | A ZIP code before the role.
nyc data engineer | dataeng@New York | dataeng@NJ | sqlrecruit | A nickname before the role.
bay area mechanical engineer | mecheng@San Francisco | - | - | A region before the role.
dc data analyst | washington | - | - | A nickname of two letters.
chicago nurse | rn@Chicago, lpn@Chicago, np@Chicago | - | mobilenurse | A city before the role.
phoenix java | phoenixjava | java@Phoenix | phoenixelixir | The city before a skill.
phoenix framework | phoenixelixir | - | phoenixjava | The framework, not the city.
texas nurse | rn@TX, lpn@TX, np@TX | - | mobilenurse | A state before the role.
st louis data engineer | stlouis | - | sqlrecruit | A city of two words before the role.
boston scientific engineer | bostonsci | - | mleng-2 | A company whose name begins with a city.
newyork react | nychybrid, frontend@New York | frontend@NJ | reactor | A missing space.
perl portlnd | perldev | - | - | A missing letter in a city.
20001 | java-0 | - | - | The number of a job, without its letters.
job 20001 | java-0 | - | - | With the word "job".
#20002 | java-1 | - | - | With a sign.
software engineer in test | testengineer, qa-2 | qa-1 | - | SDET in words.
software development engineer in test | testengineer, qa-2 | qa-1 | - | All of the words.
qa automation | qa-1 | qa, testengineer | - | One role is named so; the others test, too.
test automation engineer | qa-1, testengineer | qa | - | What they do.
automation tester | qa-1 | qa, testengineer | - | Another name.
warehous | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | A letter that is missing at the end.
kuberntes | devops, sre, go | - | - | Two letters swapped.
dallas pyhton | python-0 | python@Dallas, python@Plano, datasci@Dallas, mleng@Dallas | pythonzoo | A place, and two letters swapped.
data scientest | datasci-0, datasci-1, datasci-2, datasci-3 | datasci | sqlrecruit, chemist | A wrong letter in a title.
e-verify | *%everify | - | verifier, vlsi-1 | Employers enrolled in E-Verify; verification is another thing.
everify | *%everify | - | verifier, vlsi-1 | Written together.
e verify jobs | *%everify | - | verifier, vlsi-1 | Written apart.
enrolled in E-Verify | *%everify | - | verifier | As the rule says it.
E-Verify employer java | java%everify, fullstack%everify | - | verifier, javahouse | With a skill.
e-verified | *%everify | - | verifier, vlsi-1 | What people call such an employer.
e verified employers java | java%everify, fullstack%everify | - | verifier, javahouse | Written apart, with a skill.
java no e-verify | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo, testengineer | verifier, javahouse | Who needs no E-Verify can take any job.
opt hiring companies | *%opt | - | - | Who hires and what they are called adds nothing.
h1b sponsoring employers java | java%transfer, java%new | fullstack%transfer, fullstack%new | java%none, javahouse | Sponsorship, however its employers are called.
which companies sponsor h1b python | python%transfer, python%new | datasci%transfer, mleng%transfer, datasci%new, mleng%new | python%none | Asked as a question.
stem opt e-verify | *%stemopt%everify | - | verifier | A STEM OPT extension needs such an employer.
cap exempt | capexempt | - | - | Employers outside the lottery.
cap-exempt employer | capexempt | - | - | With a hyphen.
almacén | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | Warehouse in Spanish.
almacen | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | Without the accent.
bodega | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | Another word for it.
trabajo en almacén | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | "Trabajo" fits every job.
trabajos en bodega dallas | warehouse@Dallas, warehouse@Plano | - | readingpa | With a place.
trabajador de almacén | warehouse-0, warehouse-1, readingpa | warehouse | - | A role of three words.
montacargas | warehouse-4, packer-4 | warehouse | - | Forklift in Spanish.
operador de montacargas | warehouse-4, packer-4 | warehouse | - | The role.
montacarguista 20 la hora | warehouse-4, packer-4 | warehouse%$20 | - | Pay in Spanish.
empacador | packer | - | - | A packer.
limpieza | cleaner-1, cleaner-2, cleaner-4 | cleaner | - | Cleaning in Spanish.
trabajo de limpieza | cleaner-1, cleaner-2, cleaner-4 | cleaner | - | The same in a phrase.
conserje | cleaner-0, cleaner-3 | - | - | A janitor or custodian.
enfermera | rn, lpn, np, mobilenurse, readingnurse, portlandme | - | nurseryteacher, springgarden | Nurse in Spanish.
enfermero dallas | rn@Dallas, lpn@Dallas, np@Dallas | rn@Plano, lpn@Plano, np@Plano | mobilenurse | The other gender, and a place.
enfermera registrada | rn, mobilenurse, readingnurse, portlandme | - | nurseryteacher | Registered nurse.
auxiliar de enfermería | cna-0, cna-1, cna-2, cna-3 | cna | nurseryteacher | A nursing assistant.
cuidador | caregiver, senioraide | - | - | A caregiver or home health aide.
cuidadora de ancianos | caregiver, senioraide | - | - | With what she cares for.
contador | accountant, orangeacct | - | - | Accountant in Spanish.
contadora pública | accountant-3, accountant-4 | - | - | A certified public accountant.
ingeniero de software | software, wellsfargo | cpp-3, go-4, rust-3, fullstack-4, embedded-3, rust-2, intern, testengineer, capexempt | mecheng, civileng | Software engineer in Spanish.
desarrollador java | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo, testengineer | javahouse | Developer in Spanish.
analista de datos | analyst-0, analyst-1, washington, entrylevel | analyst | - | Data analyst in Spanish.
científico de datos | datasci-0, datasci-1, datasci-2, datasci-3 | datasci | sqlrecruit | Data scientist in Spanish.
ingeniero mecánico | mecheng-0, mecheng-1, mecheng-2 | mecheng | - | Mechanical engineer in Spanish.
soporte técnico | helpdesk | - | azurehotel | Help desk in Spanish.
gerente de proyecto | projmgr | - | rdmanager | Project manager in Spanish.
recursos humanos | hr | - | - | Human resources in Spanish.
asistente administrativo | admin-0, admin-3 | admin | - | Administrative assistant in Spanish.
servicio al cliente | support, bilingual | - | - | Customer service in Spanish.
recepcionista | admin-4, itcompany | - | - | Receptionist in Spanish.
cocinero | cook-0, cook-1, cook-2, rubytuesday | cook | - | A cook in Spanish.
ayudante de cocina | cook-3, cook-1 | cook, rubytuesday | - | A kitchen helper.
lavaplatos | cook-4 | - | - | A dishwasher.
mesero | scalarest | - | scaladev | A waiter.
chofer | driver | - | swiftdriver | A driver.
chofer de camión | driver-0, driver-1, driver-2, driver-4 | driver | swiftdriver | A truck driver.
repartidor | driver-3 | driver-4 | swiftdriver | A delivery driver.
guardia de seguridad | guard | - | security | A guard, not a security analyst.
jardinero | landscape, springgarden | - | - | A gardener or landscaper.
electricista | trades-0 | - | - | An electrician.
soldador | trades-3, mobileweld | - | - | A welder.
ensamblador | labor-3 | - | - | An assembler.
operadora de máquina | labor-2 | - | - | A machine operator.
construcción | labor-1 | labor | - | Construction in Spanish.
ayudante general | labor-0 | labor | - | A laborer.
cajera | retail-3, bofa | - | - | A cashier or teller.
maestra | teacher-0, teacher-1, teacher-2, teacher-4 | - | - | A teacher.
abogado | legal-1, legal-3 | - | - | An attorney.
farmacéutica | pharmacist-0, pharmacist-1, pharmacist-2, pharmacist-4 | pharmacist | - | A pharmacist.
médico | physician | - | - | A physician.
bilingüe español | bilingual | - | - | Two words of one job.
line cook | cook-0, rubytuesday | cook | - | A role.
dishwasher | cook-4 | - | - | A role.
janitor | cleaner-0, cleaner-3 | cleaner | - | A custodian is a janitor.
housekeeping | cleaner-4, cleaner-2 | cleaner | - | A role and those who do it.
caregiver | caregiver, senioraide | - | - | Also as a home health aide.
home health aide | caregiver-1, senioraide | caregiver | - | Two roles are named so.
security guard | guard | - | security | Guards, not analysts.
forklift driver | packer-4, warehouse-4 | - | - | Driver or operator.
delivery driver | driver-3 | driver-4 | swiftdriver | A role; box trucks deliver, too, but long hauls are other work.
order picker | warehouse-2 | - | - | A role.
general labor | labor-0 | labor | - | A role.
kitchen helper | cook-3 | cook | - | A role.
landscaping | landscape | - | - | The work of a role.
120k salary java | java%$120k, fullstack%$120k | - | javahouse | "Salary" says what the amount is.
java 60 hr | java%$60, fullstack%$60 | - | javahouse | An hour's pay, not hours of work.
sixty an hour java | java%$60, fullstack%$60 | - | javahouse | The number in words.
US$60/hr java | java%$60, fullstack%$60 | - | javahouse | With the country of the dollar.
six figures data engineer | dataeng%$100k | - | sqlrecruit | 100,000 or more.
six figures job | *%$100k | - | - | "Job" fits every job.
five figures java | java%$10k, fullstack%$10k | - | javahouse | 10,000 or more a year, which every stated pay is.
6 fig java | java%$100k, fullstack%$100k | - | javahouse | How people write it in short.
low six figures data engineer | dataeng%$100k | - | sqlrecruit | Low ones begin at 100,000.
dallas/java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | A slash between place and skill.
java / dallas | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | The same the other way around.
java/remote | java@Remote | fullstack@Remote | java@Dallas | Remote work after a slash.
remote dallas java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | Of two places, the city is the place, as in "dallas remote java".
java dallas remote | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | The same in another order.
jersey city nurse | rn@Jersey City, lpn@Jersey City, np@Jersey City | rn@New York, lpn@New York, np@New York | mobilenurse | A place of two words before the role.
h1b max out | *%h1b | - | - | The six years of H-1B are the person's, not the job's.
h1b maxed out java | java%h1b, fullstack%h1b | - | javahouse | The same with a skill.
opt running out python | python%opt | datasci%opt, mleng%opt | pythonzoo | The time that is left is the person's.
100 thousand project manager | projmgr%$100k | - | rdmanager | The thousand in words.
150k total comp | *%$150k | - | - | What an offer adds up to.
paga 18 hora almacen | warehouse-0, warehouse-1 | warehouse%$18 | readingpa | Pay in Spanish without "la".
jobs in dallas java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | The place before the skill, after "in".
near 75201 java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | A ZIP code after "near".
dallas,tx,java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | Commas without spaces.
dallas: java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | As in a list.
TX nurse | rn@TX, lpn@TX, np@TX | - | mobilenurse | A state's code first.
PA nurse | readingnurse | - | rn@TX | Pennsylvania, not a physician assistant.
los angeles nurse | rn@Los Angeles, lpn@Los Angeles, np@Los Angeles | - | mobilenurse | "Los" belongs to the name.
portland me nurse | portlandme | - | rn@OR | Maine before the role.
portland or nurse | rn@Portland, lpn@Portland, np@Portland | - | portlandme | Oregon, and no choice.
onsite dallas java | java@Dallas, fullstack-0 | irving, java@Plano | phoenixjava, javahouse | A workplace before the place.
student visa java | java%opt, java%cpt, fullstack%opt | - | javahouse | F-1 students work on OPT or CPT.
opt/stem opt/h1b java | java%opt, java%h1b, fullstack%opt, fullstack%h1b | - | javahouse | A list in one word.
im on opt java | java%opt, fullstack%opt | - | javahouse | A sentence about the person.
my status is h1b python | python%h1b | datasci%h1b, mleng%h1b | pythonzoo | The same in other words.
laid off on h1b devops | devops%h1b | - | - | What happened narrows nothing.
optional practical training | *%opt | - | - | OPT in full.
cpt java | java%cpt | fullstack%cpt | coder | Beside a language, CPT is the training.
tn status engineer canada | *~engineer%tn | *~developer%tn, *~programmer%tn | - | The country only repeats the status.
h4 ead warehouse | warehouse-0, warehouse-1, warehouse-3, readingpa | warehouse | - | A card allows any job.
visa transfer java | java%transfer | fullstack%transfer | java%none, javahouse | An H-1B transfer.
tarjeta verde cocinero | cook-0, cook-1, cook-2, rubytuesday | cook | - | A status in Spanish.
e-verify required java | java%everify, fullstack%everify | - | verifier, javahouse | "Required" adds nothing.
registered with e-verify | *%everify | - | verifier | In the words of employers.
e_verify | *%everify | - | verifier, vlsi-1 | With a line below.
e-verfy | *%everify | - | verifier, vlsi-1 | A missing letter.
I-983 | *%everify | - | verifier | The form of STEM OPT needs such an employer.
java not cap exempt | java, fullstack-1, phoenixjava, irving, springfield, fargojava | fullstack, wellsfargo, testengineer | capexempt, javahouse | Whose H-1B is counted can take any job.
jefe de almacén | warehouse-3 | - | - | The head of a warehouse.
busco trabajo de cocinero | cook-0, cook-1, cook-2, rubytuesday | cook | - | "Busco trabajo de" fits every job.
manejador de montacargas | warehouse-4, packer-4 | warehouse | - | Another name of the driver.
señora de limpieza | cleaner-1, cleaner-2, cleaner-4 | cleaner | - | How a cleaner is called.
líder de turno | warehouse-3 | - | - | Who leads a shift.
sin experiencia | entrylevel | - | java-3 | Roles for beginners; many ads mention experience.
reclutador | recruiter | - | - | Recruiters, not ads that mention one.
req 20001 | java-0 | - | - | The number of a job, as ads call it.
20001 20002 | java-0, java-1 | - | - | Two numbers.
only w2 python | python%w2 | datasci%w2, mleng%w2 | pythonzoo | "Only" adds nothing.
sdet ii | qa-2, testengineer | qa-1 | - | A level that no job names.
sde | software-4 | software, wellsfargo, cpp-3, go-4, rust-3, fullstack-4, embedded-3, rust-2, intern, capexempt | mecheng | A software development engineer.
fullstack dev | fullstack | - | - | Short for a developer or engineer.
night security guard | guard-3 | - | - | One is on nights; the others are not.
`
  .trim()
  .split("\n");
