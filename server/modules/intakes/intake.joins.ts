/** SQL: whether a buyer gave this resume to the firm for a plan. @param resumeId the column with the resume's id */
export const isGivenForPlan = (resumeId: string): string =>
  `EXISTS (SELECT 1 FROM plan_intakes i WHERE i.resumeId = ${resumeId})`;
