/** What no log may contain: addresses of people, codes, keys, and cookies of sessions. */
const FORBIDDEN = [
  /[\w.+-]+@(?:[\w-]+\.)*(?:example\.com|gmail\.com)/i,
  /\b(?:otp|code)\W{1,4}\d{6}\b/i,
  /\bsb_[0-9A-Za-z]{8}_/,
  /\b(?:sid|otp|device|nonce)=[\w-]{20,}/,
  /otpauth:/,
];
const MAX_SHOWN = 5;

/** Receives every line that a test's app logs, and remembers those that should not exist. */
export class LogWatch {
  private readonly leaks: string[] = [];
  private readonly lines: string[] = [];

  /** @param listen gets each line, too */
  constructor(private readonly listen: (line: string) => void = () => {}) {}

  write(line: string): void {
    this.listen(line);
    this.lines.push(line);
    if (FORBIDDEN.some((pattern) => pattern.test(line))) this.leaks.push(line);
  }

  /** Everything logged so far, including the reports of failures. */
  get text(): string {
    return this.lines.join("");
  }

  /** @throws Error with the first lines that contain what no log may */
  check(): void {
    if (this.leaks.length === 0) return;
    const shown = this.leaks.slice(0, MAX_SHOWN).join("");
    throw new Error(`The log contains addresses, codes or tokens:\n${shown}`);
  }
}
