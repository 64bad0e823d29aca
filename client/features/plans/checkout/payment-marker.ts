/** Local storage key for each checkout session whose payment has been saved, so that it is not saved again. */
const keyOf = (sessionId: string): string => `payment-saved:${sessionId}`;

export function hasPaymentMarker(sessionId: string): boolean {
  try {
    return localStorage.getItem(keyOf(sessionId)) !== null;
  } catch {
    // Storage may be blocked. Saving twice is harmless: the server keeps one payment.
    return false;
  }
}

export function setPaymentMarker(sessionId: string): void {
  try {
    localStorage.setItem(keyOf(sessionId), "saved");
  } catch {
    // See above.
  }
}
