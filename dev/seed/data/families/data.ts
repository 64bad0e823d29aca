import type { RoleFamily } from "../role-family.js";

export const PYTHON: RoleFamily = {
  key: "python",
  titles: {
    mid: ["Python Developer", "Python Data Developer"],
    senior: ["Senior Python Developer", "Senior Python Engineer"],
    lead: ["Lead Python Engineer", "Python Technical Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "writing Python that other people maintain",
  hourly: { mid: 54, senior: 66, lead: 78 },
  yearly: { mid: 108, senior: 134, lead: 158 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: ["Python 3.12", "SQL", "pandas", "FastAPI", "pytest", "Git"],
  moreSkills: [
    "PostgreSQL",
    "Airflow",
    "Polars",
    "Docker",
    "AWS",
    "Django",
    "SQLAlchemy",
    "Celery",
    "Parquet",
    "NumPy",
    "mypy",
  ],
  projects: [
    {
      company: "orrinfield-energy",
      text: "Every 15 minutes, 1.3 million meters report a reading. About 0.4% are missing or wrong, and the estimates that fill them in decide what people pay. You would join four colleagues who own that estimation: Python, Polars, Parquet on S3, and a regulator who may ask how any single number came about.",
    },
    {
      company: "larkmere-clinical-research",
      text: "Lab data reaches us from 23 vendors in 23 shapes. We’re replacing a folder of scripts with one tested import service with FastAPI and PostgreSQL that refuses bad files with a reason a data manager can forward. Validation documents are part of the work and are generated from the tests.",
    },
    {
      company: "copperfen-financial",
      text: "The treasury desk runs its liquidity forecast in notebooks that only two people can restart. The assignment is to turn them into a service with versions, tests and a page that shows why today's figure differs from yesterday's. pandas and NumPy now; you decide about the rest.",
    },
    {
      company: "norwick-and-vale",
      text: "A sofa promised for Thursday should come on Thursday. Our delivery promise service reads stock, carrier calendars and 30 months of late arrivals, and answers the shop in 80 milliseconds. We need another Python engineer for the model behind it and for the Airflow jobs that feed it.",
    },
    {
      company: "thornbay-foods",
      workplace: "HYBRID",
      text: "Quality technicians measure acidity, weight and seal strength on every batch, and the data sits in four plant databases. Build the collection and the statistics with us: Django for the people on the line, scheduled checks for the engineers, and an alarm before a batch is lost.",
    },
    {
      company: "staffboard-partners",
      text: "Our client appraises farmland for lenders and has a valuation engine in Python 2 that must not change its answers. They want it on a current version, covered by 1,200 recorded cases, and then made faster. A well-defined piece of work for someone who likes careful work.",
    },
  ],
  firstNinety: [
    "The first change is a test for something that is only known by heart today. By day 60 you have shipped a feature, and by day 90 you own one pipeline or service completely.",
    "Weeks one and two: run everything locally, follow one record from source to report. Then you take over a part that has no owner and give it tests, logs and a page of documentation.",
    "You pair in the first month, work on your own feature in the second and hold a short talk about what you would simplify in the third. We usually do it.",
  ],
  duties: [
    "Write Python services and jobs with types, tests and useful log lines",
    "Turn notebooks of analysts into code that runs every night without them",
    "Model data in SQL so that a question asked next year can be answered",
    "Find out why two reports disagree and remove the cause",
    "Profile before optimizing and keep the benchmark in the repository",
    "Review code with an eye for naming, edge cases and dead branches",
    "Describe interfaces so that another team can use them without a meeting",
    "Support the people who use your numbers, one week in six",
  ],
  requirements: [
    "Modern Python: typing, packaging, context managers, and when async helps",
    "pandas or a similar library on data that don’t fit comfortably in memory",
    "SQL with window functions and a feel for cost",
    "pytest with fixtures that stay readable",
    "Experience with APIs or batch jobs in production, including their failures",
    "Curiosity for the business behind the columns",
  ],
  niceToHave: [
    "Airflow or another scheduler",
    "Property-based testing",
    "Work in a validated or audited environment",
  ],
};

export const DATA_ENGINEER: RoleFamily = {
  key: "data-engineer",
  titles: {
    mid: ["Data Engineer", "Analytics Engineer"],
    senior: ["Senior Data Engineer", "Senior Analytics Engineer"],
    lead: ["Lead Data Engineer", "Data Engineering Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "building data pipelines and models that people rely on",
  hourly: { mid: 57, senior: 70, lead: 82 },
  yearly: { mid: 115, senior: 142, lead: 168 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: ["SQL", "Python", "dbt", "Airflow", "Data modeling", "Git"],
  moreSkills: [
    "Snowflake",
    "Databricks",
    "Spark",
    "Kafka",
    "BigQuery",
    "AWS Glue",
    "Redshift",
    "Terraform",
    "Great Expectations",
    "Power BI",
    "Delta Lake",
    "Fivetran",
  ],
  projects: [
    {
      company: "marlstone-mutual",
      text: "Actuaries, claims and finance each have their own count of open claims. A group of six builds the one they will share: Snowflake, dbt, 240 models so far, and a glossary the three departments signed. Your first area would be reserves, with an actuary as daily partner.",
    },
    {
      company: "tallowridge-logistics",
      text: "Trucks send a position every 30 seconds and we use one in sixty. The plan is a stream with Kafka and Databricks that tells a customer at noon whether the load will be late at four. You would own the path from the truck to the estimate, with a data scientist at the end of it.",
    },
    {
      company: "quillhaven-health",
      text: "Quality leaders wait until the tenth of the month for infection and fall rates. With a new extract from the record system they could see them each morning. Four engineers are building it in SQL and dbt; the delicate parts are patient identity, late corrections and who may see what.",
    },
    {
      company: "veridane-biosciences",
      text: "Process engineers compare batches by exporting curves to a spreadsheet. We want every sensor value of the last 300 batches in one place, lined up by process step, with provenance a quality auditor accepts. AWS Glue and Redshift exist; the model and the trust are to be built.",
    },
    {
      company: "norwick-and-vale",
      text: "Since we switched analytics vendors, marketing and merchandising no longer agree on a conversion. This role cleans up: event contracts with the web team, BigQuery models with tests, and fewer dashboards than today. There’s support for turning things off.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a network of 60 dental practices, has bought a warehouse and filled it with copies of tables. They want their first experienced data engineer to design the model, set up dbt and Fivetran properly and hire the second one with them.",
    },
  ],
  firstNinety: [
    "In the first weeks you fix the pipeline that fails most often. Then you model one subject area with its users, and at day 90 they use it for a decision.",
    "You begin with lineage: where a number comes from and who looks at it. Month two is a model of your own with tests; month three moves two old reports onto it.",
    "First month: access, on-call shadowing and one small source. Second month: a new source of your own. Third month: you propose what to retire.",
  ],
  duties: [
    "Build pipelines that can be run again without harm",
    "Model facts and dimensions together with the people who ask the questions",
    "Write tests for freshness, uniqueness and meaning, and act on them before users call",
    "Keep cost visible and take out the queries no one needs",
    "Agree on contracts with the teams whose systems produce the data",
    "Document tables where analysts look for them",
    "Handle personal data by the rules: minimization, masking, retention",
    "Coach analysts in SQL style and version control",
  ],
  requirements: [
    "Excellent SQL and a method for checking it",
    "Python for ingestion, tests and tooling",
    "Dimensional modeling, and the judgment when not to use it",
    "An orchestrator in production, with backfills and late data",
    "A cloud warehouse, including what makes its bill grow",
    "Patience with messy sources and directness with their owners",
  ],
  niceToHave: [
    "Streaming with exactly-once questions",
    "Infrastructure as code for data platforms",
    "Experience with health, insurance or plant data",
  ],
};
