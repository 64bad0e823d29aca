import { checkoutTexts } from "#texts/checkout";
import {
  isProviderFailure,
  providerFailed,
  providerUnavailable,
  type AppError,
} from "../../../core/errors.js";

/** @param cause for the log only */
export const checkoutFailed = (cause?: unknown): AppError =>
  providerUnavailable(checkoutTexts.failed, cause);

/** Runs `open` and turns a provider failure into the documented error "Checkout failed". */
export async function orCheckoutFailed<Result>(open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    throw providerFailed(checkoutTexts.failed, error);
  }
}
