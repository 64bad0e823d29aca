import { cartTexts } from "#texts/cart";
import { Message } from "../../components/ui/Message";
import { useKeptProduct, type AbandonedOrder } from "./use-kept-product";

/** Keeps an abandoned order in the cart and says so. */
export function KeptProduct({ order }: { order: AbandonedOrder | null }) {
  const name = useKeptProduct(order);
  if (name === null) return null;
  return <Message tone="info">{cartTexts.kept(name)}</Message>;
}
