/** A query that the page at /graphql offers in a tab. */
interface Example {
  name: "openJobs" | "search" | "oneJob" | "checkJob";
  query: string;
  /** JSON. GraphiQL does not show those of the first tab at once, so that one has none. */
  variables?: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The tabs of a first visit; texts/explorer.ts says what each is about. docs/partner-api.md has more. */
export const explorerExamples: readonly Example[] = [
  {
    name: "openJobs",
    query: `query OpenJobs {
  jobs(first: 10, sort: NEWEST) {
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
  },
  {
    name: "search",
    query: `query Search($query: String, $filter: JobFilter) {
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
    name: "oneJob",
    query: `query OneJob($id: ID!) {
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
    name: "checkJob",
    query: `query CheckJob($input: ValidateJobInput!) {
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
