import { cartTexts } from "#texts/cart";
import { Message } from "../../components/ui/Message";
import { useAbandonedOrder, type AbandonedOrder } from "./use-abandoned-order";

/** Puts an abandoned order into the cart, and says so. */
export function AbandonedOrderNotice({ order }: { order: AbandonedOrder | null }) {
  const name = useAbandonedOrder(order);
  if (name === null) return null;
  return <Message tone="info">{cartTexts.kept(name)}</Message>;
}
