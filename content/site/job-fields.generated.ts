/** A job's declared fields (server/modules/jobs/job.fields.ts), as forms need them. */
export const jobFields = {
  "role": {
    "kind": "line",
    "max": 150
  },
  "companyLocation": {
    "kind": "line",
    "max": 120
  },
  "salary": {
    "kind": "line",
    "max": 120
  },
  "contract": {
    "kind": "line",
    "max": 80
  },
  "jobType": {
    "kind": "line",
    "max": 40
  },
  "workplaceType": {
    "kind": "choice",
    "values": [
      "ONSITE",
      "HYBRID",
      "REMOTE"
    ],
    "optional": false
  },
  "industry": {
    "kind": "choice",
    "values": [
      "BUSINESS_SERVICES",
      "HEALTHCARE",
      "LIFE_SCIENCES",
      "IT",
      "AI",
      "LOGISTICS",
      "RETAIL_CONSUMER",
      "MANUFACTURING"
    ],
    "optional": true
  },
  "securityClearance": {
    "kind": "choice",
    "values": [
      "NONE",
      "PUBLIC_TRUST",
      "SECRET",
      "TOP_SECRET"
    ],
    "optional": false
  },
  "workAuthorization": {
    "kind": "list",
    "max": 40
  },
  "sponsorship": {
    "kind": "choices",
    "values": [
      "NONE",
      "TRANSFER",
      "NEW",
      "GREEN_CARD"
    ],
    "none": "NONE"
  },
  "employerFacts": {
    "kind": "choices",
    "values": [
      "E_VERIFY",
      "CAP_EXEMPT"
    ],
    "none": null
  },
  "skills": {
    "kind": "list",
    "max": 60
  },
  "description": {
    "kind": "html"
  },
  "responsibilities": {
    "kind": "html"
  }
} as const;

export type JobFieldName = keyof typeof jobFields;
