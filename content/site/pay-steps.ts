/** Pay that lists can start from, in whole dollars an hour: in the address of /jobs, `?pay=50`. */
export const PAY_STEPS = [20, 35, 50, 65, 80, 100] as const;
