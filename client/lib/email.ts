/** One address, roughly; the server looks closer, and the mail proves it. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/.test(text);
