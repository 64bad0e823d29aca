/** The ids of all rows, and whether one has none. */
export class SeenIds {
  /** A row without an id may be any job of the source. */
  hasUnnamed = false;
  private readonly ids = new Set<string>();

  /** @returns whether it is the first row with this id */
  add(id: string | null): boolean {
    if (id === null) this.hasUnnamed = true;
    const isNew = id === null || !this.ids.has(id);
    if (id !== null) this.ids.add(id);
    return isNew;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }
}
