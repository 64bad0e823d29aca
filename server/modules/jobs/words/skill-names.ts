/** Skills that resumes list, as they are written. Names that are also everyday words are in PLAIN_SKILLS. */
export const SKILL_NAMES: readonly string[] = list(`
  Java, JavaScript, TypeScript, Python, C++, C#, .NET, ASP.NET, VB.NET, F#, Kotlin, Scala, Golang, PHP, Perl, COBOL, Fortran, MATLAB,
  Objective-C, Haskell, Elixir, Erlang, Clojure, Groovy, PowerShell, Bash, Shell Scripting, Visual Basic, VBA, ABAP, Apex, PL/SQL,
  T-SQL, SQL, HTML, HTML5, CSS, CSS3, Sass, XML, JSON, YAML, GraphQL, gRPC, REST APIs, RESTful APIs, SOAP, Protobuf,
  React, React Native, Angular, AngularJS, Vue.js, Svelte, Next.js, Node.js, Nest.js, Express.js, jQuery, Redux, Webpack, Vite, Ember.js,
  Spring Boot, Spring MVC, Spring Cloud, Hibernate, JPA, JDBC, J2EE, Java EE, JUnit, Maven, Gradle, Struts, Tomcat, WebLogic, WebSphere,
  Django, Flask, FastAPI, Pandas, NumPy, SciPy, PyTorch, TensorFlow, Keras, scikit-learn, XGBoost, OpenCV, Hugging Face, LangChain,
  Ruby on Rails, Laravel, Symfony, WordPress, Drupal, Magento, Shopify, Entity Framework, LINQ, WPF, WCF, Blazor, Xamarin, SwiftUI,
  PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, DB2, SQLite, MongoDB, Cassandra, DynamoDB, Couchbase, Redis, Memcached, Neo4j,
  Elasticsearch, OpenSearch, Solr, Snowflake, BigQuery, Redshift, Teradata, Databricks, Hadoop, HDFS, HBase, Apache Spark, PySpark,
  Apache Flink, Apache Beam, Airflow, dbt, Kafka, RabbitMQ, ActiveMQ, Apache NiFi, Informatica, Talend, SSIS, SSRS, SSAS,
  Power BI, Tableau, Looker, QlikView, Qlik Sense, Alteryx, SPSS, Google Analytics, Adobe Analytics,
  AWS, Amazon Web Services, EC2, S3, AWS Lambda, CloudFormation, CloudWatch, EKS, ECS, GCP, Google Cloud, Azure, Azure DevOps, Azure Data Factory,
  Kubernetes, Docker, Helm, Terraform, Ansible, Jenkins, GitHub Actions, GitLab CI, CircleCI, CI/CD, Argo CD, Istio, OpenShift, VMware,
  Prometheus, Grafana, Datadog, Splunk, New Relic, OpenTelemetry, ELK Stack, Logstash, Kibana, Nagios, PagerDuty,
  Linux, Ubuntu, Red Hat, Windows Server, Active Directory, TCP/IP, DNS, VPN, BGP, OSPF, Cisco, Palo Alto, Nginx, Git, GitHub, GitLab,
  Bitbucket, SVN, Jira, Confluence, ServiceNow, Selenium, Cypress, Playwright, Appium, Postman, JMeter, Cucumber, TestNG, SoapUI,
  LoadRunner, QTP, UFT, TestRail, Unit Testing, Machine Learning, Deep Learning, Natural Language Processing, NLP, LLM, Computer Vision,
  Data Science, Data Modeling, Data Warehousing, ETL, Microservices, Distributed Systems, Design Patterns, OAuth, SAML, OWASP, SIEM,
  Penetration Testing, Salesforce, SAP, SAP HANA, S/4HANA, SuccessFactors, Workday, PeopleSoft, NetSuite, Oracle EBS, Dynamics 365,
  SharePoint, Power Automate, Power Apps, UiPath, MuleSoft, Pega, Appian, Figma, Sketch, Adobe XD, Photoshop, Illustrator, InDesign,
  AutoCAD, SolidWorks, Revit, CATIA, ANSYS, Simulink, PLC, SCADA, CNC, Verilog, VHDL, SystemVerilog, FPGA, Embedded C, RTOS, CAN bus,
  Scrum, Kanban, SAFe, Six Sigma, ITIL, QuickBooks, GAAP, IFRS, Accounts Payable, Accounts Receivable, Payroll, Financial Modeling,
  Epic, Cerner, HL7, FHIR, HIPAA, EHR, ICD-10, CPT Coding, Medical Billing, Phlebotomy, BLS, ACLS, CNA, Vital Signs, Patient Care,
  Forklift, CDL, OSHA, Inventory Management, Order Picking, SEO, SEM, Google Ads, HubSpot, Marketo, Mailchimp, Microsoft Excel,
  Microsoft Office, Microsoft Word, PowerPoint, Pivot Tables, Customer Service, Technical Writing
`);

/** Skills whose names are everyday words, or a letter: they count only as an entry of a list, written like this. */
export const PLAIN_SKILLS: readonly string[] = list(`
  Go, R, C, Swift, Rust, Ruby, Dart, Excel, Spark, Hive, Chef, Puppet, Vault, Consul, Lean, Agile, Access, Oracle, Express, Rails, Spring, Unity, Maya, Slack
`);

function list(text: string): readonly string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
