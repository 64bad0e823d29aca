/**
 * Kinds of jobs that the judged searches are run over: key, industry, five roles, skills, and what the
 * work is. Each kind gives five jobs (jobs.ts).
 */
export const JOB_KINDS = `
java | IT | Java Developer; Senior Java Developer; Java Engineer; Lead Java Developer; Core Java Programmer | Java, Spring Boot, Hibernate, Kafka, SQL | You build payment services that handle a million calls a day.
kotlin | IT | Kotlin Developer; Senior Kotlin Engineer; Kotlin Backend Developer; Android Kotlin Developer; Kotlin Programmer | Kotlin, Gradle, Coroutines, PostgreSQL | You write services for a parcel tracker.
python | IT | Python Developer; Senior Python Developer; Python Engineer; Backend Python Developer; Python Programmer | Python, Django, FastAPI, PostgreSQL, Docker | You write the interfaces of a booking service.
dotnet | IT | .NET Developer; Senior .NET Developer; C# Developer; ASP.NET Developer; .NET Core Engineer | C#, .NET Core, ASP.NET, SQL Server, Azure | You extend the claims portal of an insurer.
cpp | IT | C++ Developer; Senior C++ Engineer; C/C++ Developer; C++ Software Engineer; Modern C++ Programmer | C++, Linux, CMake, Multithreading | You tune the engine of a trading desk.
embedded | IT | Embedded C Engineer; Senior Embedded Engineer; Firmware Engineer; Embedded Software Engineer; RTOS Engineer | C, RTOS, ARM, CAN, Firmware | You write firmware for pumps and meters.
go | IT | Go Developer; Senior Golang Engineer; Golang Developer; Backend Engineer (Go); Go Software Engineer | Go, gRPC, Kubernetes, PostgreSQL | You write the scheduler of a cloud platform.
rust | IT | Rust Developer; Senior Rust Engineer; Rust Systems Engineer; Rust Software Engineer; Rust Programmer | Rust, Tokio, Linux, WebAssembly | You write a storage engine.
ruby | IT | Ruby on Rails Developer; Senior Ruby Developer; Rails Engineer; Ruby Engineer; Ruby Programmer | Ruby, Ruby on Rails, Redis, RSpec | You run the shop of a publisher.
php | IT | PHP Developer; Senior PHP Developer; Laravel Developer; WordPress Developer; PHP Engineer | PHP, Laravel, MySQL, WordPress | You keep forty magazines online.
frontend | IT | Front-End Developer; Senior Frontend Developer; Front End Engineer; React Developer; UI Developer | React, TypeScript, CSS, Redux, Jest | You build the pages that patients book on.
angular | IT | Angular Developer; Senior Angular Developer; Angular Engineer; AngularJS Developer; Angular UI Developer | Angular, TypeScript, RxJS, HTML | You build dashboards for dispatchers.
javascript | IT | JavaScript Developer; Senior JavaScript Engineer; JS Developer; JavaScript Programmer; Vue.js Developer | JavaScript, Vue.js, Webpack, HTML | You build the editor of a map maker.
node | IT | Node.js Developer; Senior NodeJS Developer; Node Developer; Backend Node.js Engineer; Node.js Engineer | Node.js, Express, MongoDB, TypeScript | You write the back office of a bike rental.
fullstack | IT | Full Stack Developer; Full-Stack Java Developer; Senior Full Stack Engineer; Fullstack Developer; Full Stack Software Engineer | Java, React, Node.js, AWS, MongoDB | You take features from sketch to release.
software | IT | Software Engineer; Senior Software Engineer; Software Developer; Staff Software Engineer; Software Development Engineer | Distributed systems, REST, Git, Agile | You own services from design to support.
mobile | IT | Mobile Developer; iOS Developer; Android Developer; Senior Mobile Engineer; React Native Developer | Swift, Kotlin, iOS, Android, React Native | You build the app of a bank.
devops | IT | DevOps Engineer; Senior DevOps Engineer; DevOps Consultant; DevSecOps Engineer; Azure DevOps Engineer | Kubernetes, Terraform, AWS, Jenkins, CI/CD | You run the pipelines of thirty teams.
sre | IT | Site Reliability Engineer; Senior SRE; SRE Lead; Site Reliability Engineer II; Reliability Engineer | Kubernetes, Prometheus, Linux, Incident response | You keep a ticket seller up on opening day.
cloud | IT | AWS Cloud Architect; Azure Cloud Engineer; Cloud Engineer; GCP Cloud Engineer; Senior Cloud Architect | AWS, Azure, GCP, Networking, Terraform | You move a hospital group to the cloud.
dataeng | IT | Data Engineer; Senior Data Engineer; Snowflake Data Engineer; ETL Developer; Big Data Engineer | Spark, Snowflake, Airflow, SQL, ETL | You build the warehouse behind the reports.
datasci | AI | Data Scientist; Senior Data Scientist; Lead Data Scientist; Data Scientist, Pricing; Applied Scientist | Python, R, Machine learning, Statistics | You forecast demand for groceries.
rprog | LIFE_SCIENCES | R Programmer; Statistical Programmer (R); Senior R Developer; R Shiny Developer; Biostatistician (R) | R, Shiny, Statistics, Clinical trials | You program the tables of clinical trials.
sas | LIFE_SCIENCES | SAS Programmer; Senior SAS Programmer; Clinical SAS Programmer; SAS Analyst; SAS Developer | SAS, CDISC, Clinical trials | You check the data of clinical trials.
mleng | AI | Machine Learning Engineer; Senior ML Engineer; AI Engineer; Generative AI Engineer; NLP Engineer | Machine learning, PyTorch, Python, MLOps, LLM | You bring models into production.
analyst | BUSINESS_SERVICES | Data Analyst; Senior Data Analyst; BI Analyst; Power BI Developer; Reporting Analyst | SQL, Power BI, Tableau, Excel | You tell buyers what sold and why.
ba | IT | Business Analyst; Senior Business Analyst; IT Business Analyst; Business Systems Analyst; Lead Business Analyst | Requirements, Jira, SQL, UAT, Agile | You write down what users need.
projmgr | IT | Project Manager; Senior Project Manager; IT Project Manager; Technical Project Manager; Project Manager (PMP) | PMP, Agile, Risk management, Budgeting | You bring a move of data centers in on time.
prodmgr | IT | Product Manager; Senior Product Manager; Technical Product Manager; Digital Product Manager; Product Manager, Growth | Roadmap, User research, Analytics | You decide what the app does next.
progmgr | IT | Program Manager; Senior Program Manager; Technical Program Manager; Program Manager, Cloud; Program Lead | Program management, Stakeholders, Budgeting | You align twelve projects.
scrum | IT | Scrum Master; Senior Scrum Master; Agile Coach; Scrum Master (SAFe); Agile Scrum Master | Scrum, Agile, Jira, Kanban | You help three teams to plan.
qa | IT | QA Engineer; QA Automation Engineer; SDET; Manual QA Tester; Quality Assurance Analyst | Selenium, Test automation, Cypress, API testing | You test the checkout of a retailer.
salesforce | IT | Salesforce Developer; Salesforce Administrator; Salesforce Architect; Senior Salesforce Developer; Salesforce Consultant | Salesforce, Apex, Lightning, SOQL | You extend the desk of a call center.
sapsd | IT | SAP SD Consultant; SAP MM Consultant; SAP FICO Consultant; SAP ABAP Developer; SAP S/4HANA Lead | SAP, SD, MM, ABAP, S/4HANA | You run the order process of a maker of paint.
oracle | IT | Oracle DBA; Senior Oracle Database Administrator; PL/SQL Developer; Oracle Apps DBA; Oracle Developer | Oracle, PL/SQL, RMAN, Linux | You keep the databases of a utility.
sqldba | IT | SQL Server DBA; Senior SQL Server DBA; Database Administrator; SQL Developer; MS SQL DBA | SQL Server, T-SQL, SSIS, Performance tuning | You tune the databases of a lender.
network | IT | Network Engineer; Senior Network Engineer; Network Administrator; Cisco Network Engineer; Wireless Network Engineer | Cisco, BGP, Firewall, VPN | You build the network of a school district.
security | IT | Security Analyst; Cybersecurity Analyst; Information Security Engineer; SOC Analyst; Cyber Security Engineer | SIEM, Splunk, NIST, Incident response | You watch the alerts of a bank.
sysadmin | IT | Systems Administrator; Senior Systems Administrator; Windows System Administrator; Linux Administrator; Sysadmin | Active Directory, VMware, Linux, PowerShell | You run six hundred servers.
helpdesk | IT | Help Desk Technician; Helpdesk Analyst; IT Support Specialist; Service Desk Analyst; Desktop Support Technician | Office 365, Active Directory, Ticketing | You answer calls from forty clinics.
mainframe | IT | Mainframe Developer; COBOL Developer; Senior Mainframe Developer; Mainframe Programmer; z/OS Systems Programmer | COBOL, JCL, DB2, CICS | You keep the ledger of a bank.
ux | IT | UX Designer; Senior UX Designer; UI/UX Designer; Product Designer; User Experience Designer | Figma, User research, Prototyping | You draw how people renew a license.
vlsi | MANUFACTURING | VLSI Engineer; ASIC Verification Engineer; FPGA Engineer; Physical Design Engineer; Senior VLSI Engineer | Verilog, SystemVerilog, FPGA, ASIC | You verify chips for routers.
servicenow | IT | ServiceNow Developer; ServiceNow Administrator; ServiceNow Architect; Senior ServiceNow Developer; ServiceNow Consultant | ServiceNow, ITSM, JavaScript | You automate requests of staff.
workday | BUSINESS_SERVICES | Workday Consultant; Workday HCM Analyst; Workday Integration Developer; Senior Workday Analyst; Workday Payroll Lead | Workday, HCM, Payroll, Integrations | You set up payroll for a new region.
rn | HEALTHCARE | Registered Nurse; RN - ICU; Registered Nurse, Med/Surg; Travel RN; Charge Nurse (RN) | Patient care, BLS, ACLS, Epic | You care for eight patients a shift.
lpn | HEALTHCARE | Licensed Practical Nurse; LPN; LPN - Home Health; Licensed Vocational Nurse; LVN - Clinic | Patient care, Medication administration, BLS | You give medication and dress wounds.
np | HEALTHCARE | Nurse Practitioner; Family Nurse Practitioner; NP - Urgent Care; Psychiatric Nurse Practitioner; Nurse Practitioner, Primary Care | Primary care, Diagnosis, Epic | You see patients of all ages.
cna | HEALTHCARE | Certified Nursing Assistant; CNA; CNA - Nights; Nursing Assistant (CNA); Patient Care Technician | Vital signs, Patient care, Hospice | You help residents through their day.
pt | HEALTHCARE | Physical Therapist; Physical Therapist, Outpatient; PT - Home Health; Staff Physical Therapist; Physical Therapy Assistant | Rehabilitation, Manual therapy | You help people to walk again.
ot | HEALTHCARE | Occupational Therapist; Occupational Therapist, Pediatrics; OT - Hospital; Staff Occupational Therapist; Occupational Therapy Assistant | Rehabilitation, Pediatrics | You help children to write and dress.
slp | HEALTHCARE | Speech Language Pathologist; SLP - Schools; Speech Therapist; Speech-Language Pathologist, Acute; Bilingual SLP | Speech therapy, Dysphagia | You work with four schools.
physician | HEALTHCARE | Physician, Family Medicine; Hospitalist Physician; Medical Doctor, Urgent Care; Primary Care Physician; Internal Medicine Physician | Internal medicine, Diagnosis | You see twenty patients a day.
pa | HEALTHCARE | Physician Assistant; Physician Assistant, Orthopedics; Surgical Physician Assistant; PA - Emergency; Physician Assistant, Dermatology | Surgery, Diagnosis, Epic | You assist in the operating room.
pharmacist | HEALTHCARE | Pharmacist; Clinical Pharmacist; Staff Pharmacist; Pharmacy Manager; Retail Pharmacist | Dispensing, Immunization, PharmD | You check four hundred orders a day.
radtech | HEALTHCARE | Radiology Technologist; CT Technologist; MRI Technologist; X-Ray Technician; Rad Tech | X-ray, CT, MRI, ARRT | You take images in a trauma center.
medasst | HEALTHCARE | Medical Assistant; Certified Medical Assistant; Medical Assistant, Pediatrics; Medical Assistant - Bilingual; MA - Cardiology | Phlebotomy, Vital signs, Scheduling | You room patients and draw blood.
coder | HEALTHCARE | Medical Coder; Certified Coder (CPC); Inpatient Medical Coder; Medical Billing Specialist; Coding Auditor | ICD-10, CPT, Billing | You code what surgeons did.
clinresearch | LIFE_SCIENCES | Clinical Research Associate; Clinical Research Coordinator; Senior CRA; Clinical Trial Manager; Clinical Data Manager | Clinical trials, GCP, Monitoring | You report to the trial sponsor.
chemist | LIFE_SCIENCES | QC Chemist; Research Scientist; Analytical Chemist; Lab Technician; R&D Scientist | HPLC, GMP, Quality control | You test each batch.
accountant | BUSINESS_SERVICES | Accountant; Senior Accountant; Staff Accountant; Certified Public Accountant; Tax Accountant (CPA) | GAAP, Excel, QuickBooks, Tax | You close the books each month.
bookkeeper | BUSINESS_SERVICES | Bookkeeper; Full Charge Bookkeeper; Accounts Payable Clerk; AP Specialist; Accounts Receivable Specialist | QuickBooks, Excel, Invoicing | You pay what is due and collect what is owed.
finanalyst | BUSINESS_SERVICES | Financial Analyst; Senior Financial Analyst; FP&A Analyst; Finance Manager; Budget Analyst | Excel, Forecasting, Financial modeling | You plan the year with the regions.
hr | BUSINESS_SERVICES | HR Generalist; Human Resources Manager; HR Business Partner; HR Coordinator; Director of Human Resources | HRIS, Employee relations, Onboarding | You look after four hundred people.
recruiter | BUSINESS_SERVICES | Technical Recruiter; IT Recruiter; Talent Acquisition Specialist; Recruiter; Healthcare Recruiter | Sourcing, Recruiting, LinkedIn | You fill forty seats a quarter.
sales | BUSINESS_SERVICES | Account Executive; Sales Representative; Sales Manager; Sales Development Representative; Business Development Manager | CRM, Prospecting, Negotiation | You sell software to clinics.
marketing | BUSINESS_SERVICES | Marketing Manager; Digital Marketing Specialist; SEO Specialist; Content Marketing Manager; Social Media Manager | SEO, Google Analytics, HubSpot | You run campaigns from idea to report.
support | BUSINESS_SERVICES | Customer Service Representative; Customer Support Specialist; Call Center Agent; CSR - Insurance; Client Services Associate | Customer service, Zendesk, CRM | You answer sixty calls a day.
admin | BUSINESS_SERVICES | Administrative Assistant; Executive Assistant; Office Manager; Admin Assistant; Receptionist | Scheduling, Office 365, Filing | You keep the office running.
legal | BUSINESS_SERVICES | Paralegal; Attorney; Corporate Counsel; Litigation Attorney; Legal Assistant | Litigation, Contracts, E-discovery | You prepare cases and contracts.
warehouse | LOGISTICS | Warehouse Associate; Warehouse Worker; Order Picker; Warehouse Supervisor; Forklift Operator | Forklift, Inventory, RF scanner | You load forty trailers a night.
driver | LOGISTICS | Truck Driver; CDL Driver; CDL Class A Truck Driver; Delivery Driver; Box Truck Driver | CDL, DOT, Safety | You drive regional routes.
supply | LOGISTICS | Supply Chain Analyst; Supply Chain Manager; Logistics Coordinator; Buyer; Demand Planner | Logistics, Forecasting, Inventory | You keep shelves full.
mecheng | MANUFACTURING | Mechanical Engineer; Senior Mechanical Engineer; Mechanical Design Engineer; HVAC Engineer; Project Engineer, Mechanical | SolidWorks, AutoCAD, GD&T | You design pumps.
eleceng | MANUFACTURING | Electrical Engineer; Senior Electrical Engineer; PLC Programmer; Controls Engineer; Hardware Engineer | PLC, AutoCAD, PCB, SCADA | You design panels for water plants.
civileng | MANUFACTURING | Civil Engineer; Structural Engineer; Senior Civil Engineer; Transportation Engineer; Civil Engineer, EIT | AutoCAD, Civil 3D, Surveying | You design bridges.
mfgeng | MANUFACTURING | Manufacturing Engineer; Process Engineer; Quality Engineer; Industrial Engineer; Senior Manufacturing Engineer | Lean, Six Sigma, CNC, Quality control | You make lines run faster.
trades | MANUFACTURING | Electrician; HVAC Technician; Maintenance Technician; Welder; CNC Machinist | Wiring, Troubleshooting, Safety | You keep the plant running.
retail | RETAIL_CONSUMER | Store Manager; Retail Associate; Assistant Store Manager; Cashier; Merchandiser | Retail, Merchandising, POS | You run the floor on weekends.
teacher | BUSINESS_SERVICES | Reading Teacher; Math Teacher; Special Education Teacher; Instructional Designer; ESL Teacher | Curriculum, Classroom management | You teach in grades three to five.
cook | RETAIL_CONSUMER | Line Cook; Prep Cook; Cook; Kitchen Helper; Dishwasher | Food safety, Kitchen, Knife skills | You prepare lunch for a hospital.
cleaner | RETAIL_CONSUMER | Janitor; Office Cleaner; Housekeeper; Custodian; Housekeeping Attendant | Cleaning, Floor care | You clean rooms and halls.
caregiver | HEALTHCARE | Caregiver; Home Health Aide; Companion Caregiver; Overnight Caregiver; Live-in Caregiver | Elder care, Meals | You help older people at home.
guard | LOGISTICS | Security Guard; Unarmed Security Guard; Security Officer; Night Security Guard; Gate Guard | Patrol, Reports | You watch a gate and a yard.
labor | MANUFACTURING | General Laborer; Construction Laborer; Machine Operator; Assembler; Production Helper | Hand tools, Safety | You build and move parts.
packer | LOGISTICS | Packer; Packing Associate; Pick and Pack Associate; Shipping and Receiving Clerk; Forklift Driver | Packing, Pallets | You pack boxes for shops.
landscape | RETAIL_CONSUMER | Landscaper; Groundskeeper; Landscape Laborer; Landscaper, Crew Lead; Lawn Care Technician | Mowing, Planting | You keep parks green.
`
  .trim()
  .split("\n");

/**
 * Jobs that share a word with a search but are something else: key, role, company, place, skills, text.
 */
export const LOOKALIKES = `
javahouse | Barista | Java House Coffee | Dallas, TX | Espresso, Customer service | You make espresso and java for commuters.
gotomarket | Go-to-Market Manager | Brightline Software | Austin, TX | Launches, Pricing | You go to market with three products a year.
rubytuesday | Line Cook | Ruby Tuesday | Atlanta, GA | Grill, Food safety | You cook for two hundred guests.
swiftdriver | Dispatcher | Swift Transportation | Phoenix, AZ | Dispatch, DOT | You send trucks where they are needed.
pythonzoo | Reptile Keeper | Gladys Porter Zoo | Houston, TX | Animal care | You feed a python and forty lizards.
mobilenurse | Registered Nurse | Infirmary Health | Mobile, AL | Patient care, BLS | You care for patients after surgery.
mobileweld | Welder | Gulf Shipyard | Mobile, AL | MIG, TIG | You weld hulls.
readingpa | Warehouse Associate | Penn Logistics | Reading, PA | Inventory | You pick and pack.
readingnurse | Registered Nurse | Tower Health | Reading, PA | Patient care, BLS | You care for patients in the emergency department.
orangeacct | Accountant | Citrus Grove Foods | Orange, CA | GAAP, Excel | You close the books of a grower.
sponsorship | Sponsorship Manager | Lone Star Arena | Dallas, TX | Events, Sales | You sell sponsorship to brands.
clevel | Executive Assistant to the C-Suite | Northwind Partners | Chicago, IL | Scheduling, Travel | You support the C level.
rdmanager | R&D Manager | Cedar Foods | Chicago, IL | Food science, Budgeting | You lead the kitchen that invents snacks.
oracleaz | Ranch Hand | Triangle Ranch | Oracle, AZ | Horses | You look after horses.
springgarden | Gardener | Spring Garden Nursery | Denver, CO | Plants, Boot camp | You plant each spring.
nurseryteacher | Nursery Assistant | Little Oaks Childcare | Plano, TX | Childcare | You look after toddlers.
itcompany | Receptionist | IT Works Clinic | Columbus, OH | Filing | You greet patients.
sqlrecruit | Event Planner | Data Conference Group | San Jose, CA | Events | You plan a conference about data science and machine learning.
phoenixelixir | Elixir Developer | Ash Framework Labs | Denver, CO | Elixir, Phoenix, PostgreSQL | You build a chat service.
phoenixjava | Java Developer | Desert Bank | Phoenix, AZ | Java, Spring Boot | You build the app of a bank.
scalarest | Waiter | Scala Ristorante | Boston, MA | Service | You serve dinner.
scaladev | Scala Developer | Streamworks | Remote | Scala, Spark, Akka | You write stream jobs.
perldev | Perl Developer | Archive Systems | Portland, OR | Perl, Linux | You keep old jobs running.
snowplow | Snowplow Operator | City Works | Minneapolis, MN | CDL | You clear snow.
azurehotel | Front Desk Agent | Azure Bay Hotel | Miami, FL | Hospitality | You check guests in at the front desk.
frontdesk | Front Desk Coordinator | Smile Dental | Plano, TX | Scheduling | You run the front end of the office.
expressclerk | Shipping Clerk | Express Parcel | Dallas, TX | Shipping | You label parcels.
reactor | Reactor Operator | Palo Verde Energy | Phoenix, AZ | Nuclear, NRC | You run a reactor.
angularweld | Pipe Fitter | Angle Steel | Houston, TX | Pipes, Angular cuts | You make angular joints.
senioraide | Home Health Aide, Senior Care | Golden Years | Dallas, TX | Elder care | You visit senior citizens.
leadpaint | Lead Paint Inspector | Safe Homes | Boston, MA | Lead, EPA | You test old homes for lead.
kafkalib | Librarian | Kafka Reading Room | New York, NY | Cataloging | You lend books.
secretaryts | Program Security Officer | Shield Defense | Austin, TX | TS/SCI, NISPOM | You hold a top secret clearance.
bofa | Teller | Bank of America | Charlotte, NC | Cash handling, Customer service | You serve customers at the window.
wellsfargo | Software Engineer | Wells Fargo | Charlotte, NC | Java, Angular | You build the app of a bank.
fargojava | Java Developer | Prairie Software | Fargo, ND | Java, SQL | You build farm software.
deloitte | Management Consultant | Deloitte | New York, NY | Strategy, PowerPoint | You advise hospitals.
jacksonhewitt | Tax Preparer | Jackson Hewitt | Columbus, OH | Tax, Customer service | You prepare tax returns.
springfield | Java Developer | Ozark Software | Springfield, MO | Java, Spring Boot | You build shop software.
portlandme | Registered Nurse | Maine Coast Health | Portland, ME | Patient care | You care for patients on nights.
stlouis | Data Engineer | Gateway Analytics | St. Louis, MO | Spark, Snowflake, SQL | You build pipelines.
irving | Java Developer | Lone Star Telecom | Irving, TX | Java, Kafka | You build billing.
multi | Python Developer | Two City Labs | Austin, TX or Denver, CO | Python, Flask | You build tools for scientists.
nychybrid | React Developer | Hudson Media | Hybrid - NYC | React, TypeScript | You build a newsroom.
washington | Data Analyst | Potomac Group | Washington, DC | SQL, Tableau | You report on grants.
tempe | C# Developer | Saguaro Soft | Tempe, AZ | C#, .NET Core | You build school software.
bilingual | Bilingual Customer Service Representative | Sol Insurance | Miami, FL | Spanish, Customer service | You answer calls in Spanish and English.
remotesense | Remote Sensing Analyst | TerraView | Denver, CO | GIS, Remote sensing | You read pictures from satellites.
intern | Software Engineering Intern | Brightline Software | Austin, TX | Python, Git | A summer internship for students.
entrylevel | Entry Level Data Analyst | Brightline Software | Dallas, TX | SQL, Excel | For graduates.
testengineer | Software Engineer in Test | Brightline Software | Denver, CO | Java, Selenium, Test automation | You write the tests of a billing system.
capexempt | Research Software Engineer | Lakeside University | Columbus, OH | Python, HPC | We are a cap-exempt employer.
verifier | Insurance Verification Clerk | Smile Dental | Plano, TX | Phones, Filing | You verify what insurers pay.
visacards | Card Operations Manager | Harbor Credit Union | Miami, FL | Payments | You run our Visa debit cards.
bostonsci | Field Engineer | Boston Scientific Tools | Minneapolis, MN | Microscopes | You repair microscopes.
supporttier | L1 Support Engineer | Northgate | Dallas, TX | Ticketing, Linux | You take the first calls.
`
  .trim()
  .split("\n");
