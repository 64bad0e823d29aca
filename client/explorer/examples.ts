import { explorerTexts } from "#texts/explorer";

const { comments } = explorerTexts;

interface Example {
  query: string;
  /** JSON. */
  variables?: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The tabs of a first visit. docs/partner-api.md has more. */
export const examples: Example[] = [
  {
    query: `# ${comments.openJobs}
# ${comments.nextPage}
query OpenJobs($after: String) {
  jobs(first: 10, after: $after, sort: NEWEST) {
    nodes {
      id
      code
      role
      companyLocation
      publishedAt
      company {
        id
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: json({ after: null }),
  },
  {
    query: `# ${comments.search}
query Search($query: String, $filter: JobFilter) {
  jobs(first: 10, query: $query, filter: $filter) {
    totalCount
    nodes {
      code
      role
      workplaceType
      openTo
      salaryRange {
        min
        max
        currency
        period
      }
    }
  }
}
`,
    variables: json({
      query: "engineer",
      filter: { workplaceType: ["REMOTE", "HYBRID"], postedWithinDays: 30 },
    }),
  },
  {
    query: `# ${comments.oneJob}
query OneJob($id: ID!) {
  job(id: $id) {
    code
    role
    status
    description
    validThrough
    company {
      name
    }
  }
}
`,
    variables: json({ id: "SB-10194" }),
  },
  {
    query: `# ${comments.check}
# ${comments.checkKey}
query CheckJob($input: ValidateJobInput!) {
  validateJob(input: $input) {
    missing
    findings {
      field
      code
      severity
      message
      suggestion
    }
  }
}
`,
    variables: json({
      input: {
        role: "Java Developer",
        companyLocation: "Denver, CO",
        description: "<p>OPT only.</p>",
      },
    }),
  },
];
