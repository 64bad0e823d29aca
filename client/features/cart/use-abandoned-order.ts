import { useEffect, useState } from "react";
import { useViewer } from "../../lib/session/viewer";
import { useAddToCartMutation } from "./AddToCart.generated";

/** The parameters in the URL after leaving the pay page without paying. */
export interface AbandonedOrder {
  productId: string;
  productName: string;
  amount: string;
}

/** Reads the order from the URL; null unless it is complete. */
export function orderFromSearch(search: URLSearchParams): AbandonedOrder | null {
  const productId = search.get("productId");
  const productName = search.get("productName");
  const amount = search.get("amount");
  return productId && productName && amount ? { productId, productName, amount } : null;
}

/**
 * Puts an abandoned order into the signed-in user's cart, once. Returns the product's name from the server. A failure
 * is silent, since the user did not ask for this.
 */
export function useAbandonedOrder(order: AbandonedOrder | null): string | null {
  const { viewer } = useViewer();
  const [addToCart] = useAddToCartMutation();
  const [keptName, setKeptName] = useState<string | null>(null);
  const productId = order?.productId ?? null;
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (productId === null || viewerId === null) return;
    addToCart({ variables: { input: { productId } } }).then(
      ({ data }) => setKeptName(data?.addToCart.cartItem?.productName ?? null),
      () => undefined,
    );
    // Once per user and product, not on each render.
  }, [productId, viewerId]);
  return keptName;
}
