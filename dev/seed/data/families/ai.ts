import type { RoleFamily } from "../role-family.js";

export const MACHINE_LEARNING: RoleFamily = {
  key: "ml-engineer",
  titles: {
    mid: ["Machine Learning Engineer", "ML Engineer"],
    senior: ["Senior Machine Learning Engineer", "Senior ML Engineer"],
    lead: ["Lead Machine Learning Engineer", "ML Platform Lead"],
  },
  years: { mid: 3, senior: 5, lead: 8 },
  experience: "bringing models into production and keeping them there",
  hourly: { mid: 64, senior: 80, lead: 94 },
  yearly: { mid: 132, senior: 162, lead: 190 },
  workplaces: ["HYBRID", "REMOTE", "HYBRID"],
  coreSkills: ["Python", "PyTorch", "scikit-learn", "SQL", "Docker", "Model monitoring"],
  moreSkills: [
    "MLflow",
    "Kubernetes",
    "Feature store",
    "XGBoost",
    "Ray",
    "AWS SageMaker",
    "Spark",
    "ONNX",
    "Airflow",
    "Time series",
    "Computer vision",
    "CUDA",
  ],
  projects: [
    {
      company: "kestrow-robotics",
      text: "Our robots stop too often for plastic wrap, which their cameras take for a wall. We have 9,000 hours of video and a labelling team of four. You would train and shrink the perception model until it runs at 30 frames a second on the robot, with Computer vision people and safety engineers at the next desks.",
    },
    {
      company: "tallowridge-logistics",
      text: "Arrival estimates are off by 50 minutes on average, mostly because of waiting at docks. The data to learn from has been collected for two years. Build the model with XGBoost or what serves better, put it into the control tower, and stay with it while dispatchers learn when to believe it.",
    },
    {
      company: "copperfen-financial",
      text: "Card fraud scoring has to answer within 40 milliseconds and give a reason that a customer agent can read out. We are moving from a vendor's rules to our own models, with a Feature store, shadow scoring and a model risk group that asks good questions. Team of five.",
    },
    {
      company: "veridane-biosciences",
      text: "A culture runs for 14 days, and on day five an experienced operator can feel that it will fail. Time series from 300 batches suggest that software could as well. You will work with process scientists on a soft sensor and on the evidence that lets it be used under GMP.",
    },
    {
      company: "thornbay-foods",
      text: "We forecast 1,100 products for 90 distribution centers each week, and planners overwrite a third of it. This job improves the forecast where they are right, and shows where they are not. Good tooling exists: Airflow, MLflow, backtests over four years.",
    },
    {
      company: "staffboard-partners",
      text: "Our client insures farm equipment and wants to read damage from photographs that adjusters take. A first model works in the lab. They look for an engineer to bring it into the claim application, with monitoring, retraining and a clear handover to a person in doubtful cases.",
    },
  ],
  firstNinety: [
    "In the first month you rerun the present model from data to metric, and improve the path where it hurts. By day 60 an experiment of yours runs in shadow, and by day 90 we decide on it together.",
    "You spend the first two weeks with the people whose work the model changes. Then you agree on a measure with them, and the rest of the quarter moves it.",
    "We start you on evaluation: the test set, its gaps, the errors that matter. After that you own the next model version from training to rollout.",
  ],
  duties: [
    "Train, evaluate and ship models with a repeatable pipeline",
    "Choose simple methods first and show what a complex one would add",
    "Build evaluation sets that contain the hard cases and keep them current",
    "Serve predictions within time and cost limits",
    "Watch drift, data quality and the effect on the decision",
    "Write model cards that say where a model must not be used",
    "Work with domain experts on labels and on errors",
    "Improve the tools the team trains with",
  ],
  requirements: [
    "Sound statistics, in particular about what an evaluation can and cannot show",
    "PyTorch or gradient boosting in real projects",
    "Production Python with tests and reviews",
    "Experience with models in operation: latency, retraining, rollback",
    "SQL good enough to build your own training set",
    "The habit of looking at examples before looking at averages",
  ],
  niceToHave: ["Regulated use of models", "Edge or embedded inference", "Published work or talks"],
};

export const LLM: RoleFamily = {
  key: "ai-engineer",
  titles: {
    mid: ["AI Engineer (LLM Applications)", "Generative AI Developer"],
    senior: ["Senior AI Engineer", "Senior LLM Engineer"],
    lead: ["Lead AI Engineer", "AI Engineering Lead"],
  },
  years: { mid: 2, senior: 4, lead: 6 },
  experience: "building software around language models or search",
  hourly: { mid: 68, senior: 84, lead: 98 },
  yearly: { mid: 138, senior: 168, lead: 198 },
  workplaces: ["HYBRID", "REMOTE", "REMOTE"],
  coreSkills: ["Python", "LLM evaluation", "Retrieval", "Prompt design", "APIs", "TypeScript"],
  moreSkills: [
    "Vector search",
    "PostgreSQL",
    "pgvector",
    "OpenSearch",
    "vLLM",
    "Fine-tuning",
    "Azure OpenAI",
    "AWS Bedrock",
    "Guardrails",
    "Observability",
    "Docker",
    "Agents",
  ],
  projects: [
    {
      company: "fernlight-ai",
      text: "Our answer engine reads a 300-page claim file and points to the sentence that decides it. Retrieval is right 91% of the time on our hardest set, and the missing nine points are this team's year. Five engineers, an evaluation group with a veto, models served with vLLM inside the customer's network.",
    },
    {
      company: "marlstone-mutual",
      text: "Adjusters write a letter for each denied or partial claim, and a lawyer reads most of them. We would like a draft that quotes the right policy clause every time or says that it cannot. You will build it with two adjusters, on Azure OpenAI, with a test set of 2,000 closed cases.",
    },
    {
      company: "quillhaven-health",
      text: "Patients send 9,000 portal messages a week, and nurses sort them by hand. The project suggests a category and a draft reply, never sends anything by itself, and is measured by time saved and by what nurses change. Clinical safety review is built into every release.",
    },
    {
      company: "sablecrest-networks",
      text: "A field technician on a pole has no time to read a 90-page manual. We are building an assistant that finds the procedure for the exact device and firmware, works with poor reception and admits when it has no source. OpenSearch and pgvector are in place; quality is the open question.",
    },
    {
      company: "larkmere-clinical-research",
      text: "Protocol amendments change dozens of documents in a study. We want software to find every affected passage and propose the change for a medical writer to accept or refuse. Traceability matters more than speed. You would be the second engineer, beside a former medical writer.",
    },
    {
      company: "staffboard-partners",
      text: "Our client sells spare parts for commercial kitchens and answers 1,500 e-mails a day, most with a photo and no part number. They have a prototype that identifies the part in seven cases of ten and need an engineer to make it dependable, cheap and measurable.",
    },
  ],
  firstNinety: [
    "You spend the first two weeks labelling and reading failures, as everyone here does. Then you pick the largest group of errors and reduce it; by day 90 the change is with customers.",
    "First month: run the evaluation, add 50 cases of your own, ship one improvement. Second and third month: own a feature with its cost, latency and quality figures.",
    "You start beside the people who will use it. The first milestone is a test set they agree with; the second, a version that beats today's on it; the third, a careful rollout.",
  ],
  duties: [
    "Build retrieval and generation that show their sources",
    "Design evaluations with domain experts and run them on every change",
    "Track quality, latency and cost for each release and explain the trade-offs",
    "Defend against prompt injection and data leaks in documents from outside",
    "Decide when a plain rule or a search box does the job better",
    "Write services around models with time limits, retries and graceful failure",
    "Look at real transcripts every week, with privacy respected",
    "Help product and legal colleagues understand what the system can do",
  ],
  requirements: [
    "Strong software engineering in Python or TypeScript",
    "A system with language models that real users have worked with",
    "Evaluation as a discipline: sampling, agreement between raters, regressions",
    "Search fundamentals, both lexical and by vectors",
    "Awareness of security and privacy in applications with models",
    "Plain language when explaining uncertain results",
  ],
  niceToHave: [
    "Serving open models on your own hardware",
    "Fine-tuning with small, good data sets",
    "Background in law, medicine or insurance documents",
  ],
};
