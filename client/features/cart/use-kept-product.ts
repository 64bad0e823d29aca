import { useEffect, useState } from "react";
import { useViewer } from "../../lib/session/viewer";
import { useAddToCartMutation } from "./AddToCart.generated";

/** What the pay page sends back when it is left without paying. */
export interface AbandonedOrder {
  productId: string;
  productName: string;
  amount: string;
}

/** The order that an address names; null unless it is complete. */
export function orderFromSearch(search: URLSearchParams): AbandonedOrder | null {
  const productId = search.get("productId");
  const productName = search.get("productName");
  const amount = search.get("amount");
  return productId && productName && amount ? { productId, productName, amount } : null;
}

/**
 * Puts an abandoned order into the signed-in person's cart, once. Resolves to the product's name as
 * the server knows it. A failure stays silent: nobody asked for the cart.
 */
export function useKeptProduct(order: AbandonedOrder | null): string | null {
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
    // Once a person and product, not once a render.
  }, [productId, viewerId]);
  return keptName;
}
