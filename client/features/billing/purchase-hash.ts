import { useLocation, useNavigate } from "react-router-dom";

/** In the address while somebody is on the way to buy: it survives a sign-in at Google. */
const PATTERN = /^#buy=(\w+)$/;

interface PurchaseHash {
  /** The product that the address names; null without one. */
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
      // Read at the moment: signing in took a while, and `hash` is from before it.
      if (PATTERN.test(window.location.hash)) go("");
    },
  };
}
