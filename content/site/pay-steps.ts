/** Pay that the list of jobs offers to start from, in whole dollars an hour; addresses may ask for any other. */
export const PAY_STEPS = [20, 35, 50, 65, 80, 100] as const;
