import { zip } from "./applications/files.js";

const OFFICE = "http://schemas.openxmlformats.org";
const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
const NAMESPACES = [
  `xmlns:w="${OFFICE}/wordprocessingml/2006/main"`,
  `xmlns:r="${RELATIONSHIPS}"`,
  `xmlns:a="${OFFICE}/drawingml/2006/main"`,
  `xmlns:c="${OFFICE}/drawingml/2006/chart"`,
  `xmlns:dgm="${OFFICE}/drawingml/2006/diagram"`,
  `xmlns:mc="${OFFICE}/markup-compatibility/2006"`,
  `xmlns:v="urn:schemas-microsoft-com:vml"`,
].join(" ");

export interface Part {
  name: string;
  /** Of its relationship, whose id is `r` and its place in the list, from 1. */
  type: string;
  content: string | Buffer;
}

const relationships = (parts: readonly { type: string; target: string; external?: boolean }[]) =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${parts
    .map(
      ({ type, target, external }, at) =>
        `<Relationship Id="r${at + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`,
    )
    .join("")}</Relationships>`;

export const element = (name: string, content: string): string =>
  `<w:${name} ${NAMESPACES}>${content}</w:${name}>`;
export const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

/** A DOCX with this body, and further parts that it refers to by relationship. */
export function docxOf(body: string, parts: readonly Part[] = [], links: string[] = []): Buffer {
  const targets = [
    ...parts.map(({ type, name }) => ({ type, target: name })),
    ...links.map((target) => ({ type: "hyperlink", target, external: true })),
  ];
  return zip([
    {
      name: "_rels/.rels",
      content: relationships([{ type: "officeDocument", target: "word/document.xml" }]),
    },
    { name: "word/document.xml", content: element("document", `<w:body>${body}</w:body>`) },
    { name: "word/_rels/document.xml.rels", content: relationships(targets) },
    ...parts.map(({ name, content }) => ({ name: `word/${name}`, content })),
  ]);
}
