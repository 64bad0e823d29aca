import { isOn } from "./styles.js";
import type { Attributes } from "./xml.js";

type Place = "header" | "footer";
interface Reference {
  place: Place;
  /** "default", "first", or "even" pages. */
  pages: string;
  id: string;
}

/** Which page headers and footers a document's sections refer to. */
export class Sections {
  private readonly references: Reference[] = [];
  /** A section has a first page of its own look; otherwise headers of first pages are never shown. */
  private hasFirstPage = false;

  open(name: string, attributes: Attributes): void {
    if (name === "w:titlePg") this.hasFirstPage ||= isOn(attributes);
    else if (name === "w:headerReference") this.add("header", attributes);
    else if (name === "w:footerReference") this.add("footer", attributes);
  }

  private add(place: Place, attributes: Attributes): void {
    const id = attributes["r:id"];
    if (id !== undefined) this.references.push({ place, id, pages: attributes.type ?? "default" });
  }

  /** Relationships of the shown ones, those of first pages first. */
  shown(place: Place, hasEvenPages: boolean): string[] {
    const isShown = ({ pages }: Reference) =>
      pages === "first" ? this.hasFirstPage : pages !== "even" || hasEvenPages;
    const shown = this.references.filter((one) => one.place === place && isShown(one));
    const [first, others] = [true, false].map((isFirst) =>
      shown.filter(({ pages }) => (pages === "first") === isFirst),
    );
    return [...new Set([...(first ?? []), ...(others ?? [])].map(({ id }) => id))];
  }
}
