/** Adds an item to the best ones so far, which are sorted, if it is one of them. Of equal items, the first stays first. */
export function keepBest<Item>(
  best: Item[],
  item: Item,
  limit: number,
  isBetter: (one: Item, other: Item) => boolean,
): void {
  const last = best[limit - 1];
  if (last !== undefined && !isBetter(item, last)) return;
  let at = best.length;
  for (; at > 0; at--) {
    const other = best[at - 1];
    if (other === undefined || !isBetter(item, other)) break;
  }
  best.splice(at, 0, item);
  if (best.length > limit) best.pop();
}
