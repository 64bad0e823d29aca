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
      text: "Every 15 minutes, 1.3 million meters report a reading. About 0.4% are missing or wrong, and the estimates that fill them in decide what people pay. You’ll join four colleagues who own those estimates: Python, Polars, Parquet on S3, and a regulator who may ask where any number came from.",
    },
    {
      company: "larkmere-clinical-research",
      text: "Lab data reaches us from 23 vendors in 23 formats. We’re replacing a folder of scripts with one tested import service, built with FastAPI and PostgreSQL, that rejects bad files with a reason a data manager can forward. Validation documents are part of the work, and we generate them from the tests.",
    },
    {
      company: "copperfen-financial",
      text: "The treasury desk runs its liquidity forecast in notebooks that only two people can restart. You’ll turn them into a service with versions, tests, and a page that shows why today’s number differs from yesterday’s. We use pandas and NumPy now, and you’ll choose the rest.",
    },
    {
      company: "norwick-and-vale",
      text: "A sofa promised for Thursday should arrive on Thursday. Our delivery promise service reads stock, carrier calendars, and 30 months of late arrivals, and answers the online store in 80 milliseconds. We need another Python engineer for the model behind it and for the Airflow jobs that feed it.",
    },
    {
      company: "thornbay-foods",
      workplace: "HYBRID",
      text: "Quality technicians measure acidity, weight, and seal strength on every batch, and the data sits in four plant databases. You’ll help build the data collection and the statistics: Django for people on the line, scheduled checks for the engineers, and an alarm before we lose a batch.",
    },
    {
      company: "staffboard-partners",
      text: "Our client appraises farmland for lenders and has a valuation engine in Python 2 that must not change its answers. They want it on a current version, covered by 1,200 recorded cases, and then made faster. It’s a well-defined project for someone careful.",
    },
  ],
  firstNinety: [
    "Your first change is a test for something no one has written down. By day 60, you’ve shipped a feature. By day 90, you fully own one pipeline or service.",
    "Weeks one and two: run everything locally, follow one record from source to report. Then you’ll take over a part that has no owner and give it tests, logs, and a page of documentation.",
    "You’ll pair in the first month, build your own feature in the second, and give a short talk in the third about what you’d simplify. We usually do it.",
  ],
  duties: [
    "Write Python services and jobs with types, tests, and useful log lines",
    "Turn analysts’ notebooks into code that runs every night without them",
    "Model data in SQL so it can answer next year’s questions too",
    "Find out why two reports disagree and fix the cause",
    "Profile before optimizing and keep the benchmark in the repository",
    "Review code with an eye for naming, edge cases, and dead code",
    "Document interfaces so another team can use them without a meeting",
    "Support the people who use your numbers, one week in six",
  ],
  requirements: [
    "Modern Python: typing, packaging, context managers, and when async helps",
    "pandas or a similar library on data that doesn’t fit in memory",
    "SQL with window functions and a feel for cost",
    "pytest with fixtures that stay readable",
    "Experience with APIs or batch jobs in production, including their failures",
    "Curiosity about the business behind the columns",
  ],
  niceToHave: [
    "Airflow or another scheduler",
    "Property-based testing",
    "Experience in a validated or audited environment",
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
      text: "Actuarial, claims, and finance each have their own count of open claims. A group of six is building the one they’ll share: Snowflake, dbt, 240 models so far, and a glossary all three departments signed off on. Your first area is reserves, working with an actuary every day.",
    },
    {
      company: "tallowridge-logistics",
      text: "Our trucks send a position every 30 seconds, and we use one in 60. The plan is a stream with Kafka and Databricks that tells a customer at noon whether a 4 p.m. load will be late. You’ll own the path from the truck to the estimate and work with a data scientist on the last step.",
    },
    {
      company: "quillhaven-health",
      text: "Quality leaders wait until the tenth of the month for infection and fall rates. With a new extract from the record system they could see them each morning. Four engineers are building it in SQL and dbt. The tricky parts are patient identity, late corrections, and who can see what.",
    },
    {
      company: "veridane-biosciences",
      text: "Process engineers compare batches by exporting curves to a spreadsheet. We want every sensor value of the last 300 batches in one place, lined up by process step, with provenance a quality auditor accepts. AWS Glue and Redshift are in place. You’ll build the model, and people’s trust in it.",
    },
    {
      company: "norwick-and-vale",
      text: "Since we switched analytics vendors, marketing and merchandising can’t agree on what counts as a conversion. You’ll clean that up with event contracts with the web team, tested BigQuery models, and fewer dashboards. Leadership is fine with turning things off.",
    },
    {
      company: "staffboard-partners",
      text: "Our client, a network of 60 dental practices, bought a data warehouse and filled it with copies of tables. They want their first experienced data engineer to design the model, set up dbt and Fivetran properly, and help hire the second.",
    },
  ],
  firstNinety: [
    "In the first weeks, you’ll fix the pipeline that fails most often. Then you’ll model one subject area with its users. By day 90, they’re using it to make a decision.",
    "You’ll start with lineage: where a number comes from and who looks at it. In month two, you’ll build your own model with tests. In month three, you’ll move two old reports onto it.",
    "First month: access, on-call shadowing and one small source. Second month: a new source of your own. Third month: you propose what to retire.",
  ],
  duties: [
    "Build pipelines that are safe to rerun",
    "Model facts and dimensions together with the people who ask the questions",
    "Write tests for freshness, uniqueness, and meaning, and fix failures before users call",
    "Keep costs visible and drop queries no one needs",
    "Agree on data contracts with the teams whose systems produce it",
    "Document tables where analysts look for them",
    "Handle personal data by the rules: minimization, masking, and retention",
    "Coach analysts on SQL style and version control",
  ],
  requirements: [
    "Excellent SQL, and a way to check it",
    "Python for ingestion, tests, and tooling",
    "Dimensional modeling, and the judgment when not to use it",
    "An orchestrator in production, with backfills and late data",
    "A cloud warehouse, including what makes its bill grow",
    "Patience with messy sources and directness with their owners",
  ],
  niceToHave: [
    "Streaming with exactly-once delivery",
    "Infrastructure as code for data platforms",
    "Experience with health, insurance, or plant data",
  ],
};
