type Names<List extends string> = List extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : List;

/** Members that are null in every object here. Stripe sends them too. @param lists their names, separated by spaces */
export const nulls = <List extends string>(...lists: List[]) =>
  Object.fromEntries(
    lists.flatMap((names) => names.split(" ")).map((name) => [name, null]),
  ) as Record<Names<List>, null>;
