import {
  defaultTreeAdapter,
  html as names,
  Parser,
  Token,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
} from "parse5";
import { INLINE, TRANSPARENT } from "./inline-elements.js";

type Adapter = typeof defaultTreeAdapter;

/**
 * Parses like a browser that is given the content of a `div`, but keeps words apart that a tag stands between. Browsers drop
 * tags in wrong places, such as a table's cells without the table, and move text in wrong places out of a table, so that the
 * text before and after becomes one word.
 */
export function parseApart(
  text: string,
  adapter: Adapter,
): DefaultTreeAdapterTypes.DocumentFragment {
  // Without it, parse5 takes a template, whose content may begin with a part of a table: then all text after a column is lost.
  const context = adapter.createElement("div", names.NS.HTML, []);
  const treeAdapter = { ...adapter, ...movingApart(adapter) };
  const parser = ApartParser.getFragmentParser<DefaultTreeAdapterMap>(context, { treeAdapter });
  parser.tokenizer.write(text, true);
  return parser.getFragment();
}

/** Parses a page in the same way. */
export const parsePageApart = (text: string): DefaultTreeAdapterTypes.Document =>
  ApartParser.parse<DefaultTreeAdapterMap>(text, {
    treeAdapter: { ...defaultTreeAdapter, ...movingApart(defaultTreeAdapter) },
  });

/** Only what is moved out of a table is inserted before something. */
const movingApart = (adapter: Adapter): Pick<Adapter, "insertBefore" | "insertTextBefore"> => ({
  insertBefore: (parent, node, place) => {
    adapter.insertTextBefore(parent, " ", place);
    adapter.insertBefore(parent, node, place);
  },
  insertTextBefore: (parent, text, place) => {
    adapter.insertTextBefore(parent, ` ${text}`, place);
  },
});

class ApartParser extends Parser<DefaultTreeAdapterMap> {
  /** Elements begun, and ends of the innermost one, so far. The end of a form that others are open in changes no place. */
  private changes = 0;

  override _createElement(
    ...given: Parameters<Parser<DefaultTreeAdapterMap>["_createElement"]>
  ): DefaultTreeAdapterTypes.Element {
    this.changes++;
    return super._createElement(...given);
  }

  override onItemPop(node: DefaultTreeAdapterTypes.ParentNode, isTop: boolean): void {
    if (isTop) this.changes++;
    super.onItemPop(node, isTop);
  }

  override _processStartTag(token: Token.TagToken): void {
    this.orApart(token, () => super._processStartTag(token));
  }

  override onEndTag(token: Token.TagToken): void {
    this.orApart(token, () => super.onEndTag(token));
  }

  /** Puts a space in the place of a tag that was dropped, unless it's of an element that stands inside of words. */
  private orApart({ tagName }: Token.TagToken, process: () => void): void {
    const before = this.changes;
    process();
    if (this.changes === before && !INLINE.has(tagName) && !TRANSPARENT.has(tagName))
      this.onWhitespaceCharacter({
        type: Token.TokenType.WHITESPACE_CHARACTER,
        chars: " ",
        location: null,
      });
  }
}
