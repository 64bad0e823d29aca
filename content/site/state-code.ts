/** Postal codes of the states that jobs can be narrowed to, by first letter: a list would be four times as long, and every page of jobs loads it. */
const CODE =
  /^(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|p[ar]|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])$/i;

export const isStateCode = (text: string): boolean => CODE.test(text);
