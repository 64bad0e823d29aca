import type { Store } from "../core/store.js";
import { invalidRequest } from "../core/errors.js";
import type { Kind } from "../core/snapshot.js";
import { idOf } from "../objects/catalog.js";
import { DEFAULT_LIMIT } from "./list.js";

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

const MAX_DEPTH = 4;

const KIND_BY_PREFIX: Record<string, Kind> = {
  price: "price",
  cus: "customer",
  pm: "payment_method",
  pi: "payment_intent",
  seti: "setup_intent",
  cs: "checkout.session",
  sub: "subscription",
  sub_sched: "subscription_schedule",
  in: "invoice",
  inpay: "invoice_payment",
  ch: "charge",
  re: "refund",
  du: "dispute",
};

/**
 * A deep copy of `object` as JSON, with the ids at the `expand` paths replaced by their objects.
 * @throws Stripe's 400 for a path that cannot be expanded.
 */
export function expanded(store: Store, object: object, paths: string[]): object {
  const root = Object(toJson(object)) as { [key: string]: Json };
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MAX_DEPTH) {
      throw invalidRequest(
        `You cannot expand more than ${MAX_DEPTH} levels of a property`,
        "expand",
      );
    }
    expandAt(store, root, parts, path);
  }
  return root;
}

function expandAt(store: Store, node: Json, parts: string[], path: string): void {
  if (Array.isArray(node)) {
    for (const child of node) expandAt(store, child, parts, path);
    return;
  }
  const [key, ...rest] = parts;
  if (key === undefined || node === null) return;
  if (typeof node !== "object") throw notExpandable(path);
  include(store, node, key);
  const value = node[key];
  if (value === undefined) throw notExpandable(path);
  if (typeof value === "string") node[key] = lookUp(store, key, value, path);
  expandAt(store, node[key] ?? null, rest, path);
}

function lookUp(store: Store, key: string, id: string, path: string): Json {
  const kind = key === "product" ? key : kindOf(id);
  if (store.state.deletedCustomers.includes(id)) return { id, object: "customer", deleted: true };
  const found = kind && store.find(kind, id);
  if (!found) throw notExpandable(path);
  return toJson(found);
}

/** Products are not among them: their ids may be anything. */
const kindOf = (id: string): Kind | undefined =>
  KIND_BY_PREFIX[id.slice(0, id.lastIndexOf("_"))] ?? KIND_BY_PREFIX[id.split("_")[0] ?? ""];

/** Lists that Stripe sends only if they were asked for: the first page of each. */
function include(store: Store, node: { [key: string]: Json }, key: string): void {
  const id = typeof node["id"] === "string" ? node["id"] : "";
  const kind = typeof node["object"] === "string" ? node["object"] : "";
  const all = listIn(store, `${kind}.${key}`, id);
  if (!all) return;
  const data = all.slice(0, DEFAULT_LIMIT);
  const has_more = data.length < all.length;
  node[key] = toJson({ object: "list", data, has_more, url: `/v1/${key}` });
}

function listIn(store: Store, member: string, id: string): object[] | undefined {
  if (member === "checkout.session.line_items") {
    return store.state.checkoutDetails[id]?.items ?? [];
  }
  if (member === "invoice.payments") {
    return store.all("invoice_payment").filter(({ invoice }) => idOf(invoice) === id);
  }
  if (member === "charge.refunds") {
    return store
      .all("refund")
      .filter(({ charge }) => charge && idOf(charge) === id)
      .reverse();
  }
  return undefined;
}

const toJson = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;

const notExpandable = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, "expand");
