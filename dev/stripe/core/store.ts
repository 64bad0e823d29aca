import { emptySnapshot, type Kind, type Snapshot, type StripeObjects } from "./snapshot.js";
import { resourceMissing } from "./errors.js";

/** All state, in memory. Objects are changed in place; `touch` notifies the file writer. */
export class Store {
  private onChange: () => void = () => undefined;

  constructor(readonly state: Snapshot = emptySnapshot()) {}

  subscribe(onChange: () => void): void {
    this.onChange = onChange;
  }

  touch(): void {
    this.onChange();
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): StripeObjects[K][] {
    const tables: { [P in Kind]: StripeObjects[P][] } = this.state;
    return tables[kind];
  }

  find<K extends Kind>(kind: K, id: string): StripeObjects[K] | undefined {
    return this.all(kind).find((object) => object.id === id);
  }

  /** @throws Stripe's resource_missing; `param` names the parameter with the id. */
  get<K extends Kind>(kind: K, id: string, param?: string): StripeObjects[K] {
    const found = this.find(kind, id);
    if (!found) throw resourceMissing(kind, id, param);
    return found;
  }

  add<K extends Kind>(kind: K, object: StripeObjects[K]): StripeObjects[K] {
    this.all(kind).push(object);
    this.touch();
    return object;
  }

  remove(kind: Kind, id: string): void {
    const objects: { id: string }[] = this.all(kind);
    objects.splice(
      objects.findIndex((object) => object.id === id),
      1,
    );
    this.touch();
  }
}
