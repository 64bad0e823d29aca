/** One entry a checkout session in the browser's storage: this payment is saved, do not save again. */
const keyOf = (sessionId: string): string => `payment-saved:${sessionId}`;

export function hasPaymentMarker(sessionId: string): boolean {
  try {
    return localStorage.getItem(keyOf(sessionId)) !== null;
  } catch {
    // Storage may be blocked; saving twice is harmless, the server keeps one.
    return false;
  }
}

export function setPaymentMarker(sessionId: string): void {
  try {
    localStorage.setItem(keyOf(sessionId), "saved");
  } catch {
    // As above.
  }
}
