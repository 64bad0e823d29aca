import { useLocation, useNavigate } from "react-router-dom";

/** Kept in the URL while a user is signing in to buy, so that it survives a sign-in at Google. */
const PATTERN = /^#buy=(\w+)$/;

interface PurchaseHash {
  /** The product in the URL; null if there is none. */
  productId: string | null;
  mark: (productId: string) => void;
  clear: () => void;
}

export function usePurchaseHash(): PurchaseHash {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const go = (to: string) =>
    void navigate({ search, hash: to }, { replace: true, preventScrollReset: true });
  return {
    productId: PATTERN.exec(hash)?.[1] ?? null,
    mark: (productId) => go(`#buy=${productId}`),
    clear: () => {
      // Read the current hash: `hash` is from before the sign-in.
      if (PATTERN.test(window.location.hash)) go("");
    },
  };
}
