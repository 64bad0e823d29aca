"""DOCX files by python-docx: python3 python_docx_files.py FOLDER LAYOUT..."""
import copy
import json
import pathlib
import sys

import docx
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Cm

folder, *layouts = sys.argv[1:]
blocks = json.loads(pathlib.Path(__file__).with_name("master.json").read_text("utf-8"))
TEXT_BOX = (
    '<w:r {}><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:200pt;height:200pt">'
    "<v:textbox><w:txbxContent/></v:textbox></v:shape></w:pict></w:r>"
).format(nsdecls("w"))
STYLES = {"title": "Title", "heading": "Heading 1", "item": "List Bullet"}


def row(target, text):
    paragraph = target.add_paragraph()
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(15))
    paragraph.add_run(text[0]).bold = True
    paragraph.add_run("\t" + text[1])


def add(target, block, styles=STYLES):
    text = block["text"]
    if block["kind"] == "row":
        row(target, text)
    else:
        target.add_paragraph(text, style=styles.get(block["kind"]))


def plain(document):
    for block in blocks:
        add(document, block)


def header(document):
    for block in blocks[:3]:
        add(document.sections[0].header, block)
    for block in blocks[3:]:
        add(document, block)


def breaks(document):
    paragraph = document.add_paragraph()
    for block in blocks:
        text = block["text"]
        run = paragraph.add_run(text if isinstance(text, str) else " ".join(text))
        run.add_break()


def text_box(document):
    for block in blocks[:3]:
        add(document, block)
    run = parse_xml(TEXT_BOX)
    document.paragraphs[-1]._p.append(run)
    content = run.find(".//" + qn("w:txbxContent"))
    for block in blocks[3:]:
        add(document, block)
    moved = [p for p in document.paragraphs if p.text in [b["text"] for b in blocks if b.get("isAside")][1:]]
    for paragraph in moved:
        content.append(paragraph._p)


def side_table(document):
    cells = document.add_table(rows=1, cols=2).rows[0].cells
    for block in blocks:
        add(cells[0 if block.get("isAside") else 1], block)


def footnote(document):
    plain(document)
    for block in blocks[-2:]:
        add(document.sections[0].footer, block)
    for paragraph in document.paragraphs[-2:]:
        paragraph._p.getparent().remove(paragraph._p)


def own_styles(document):
    styles = {}
    for kind, base in STYLES.items():
        style = document.styles.add_style("Resume " + kind, WD_STYLE_TYPE.PARAGRAPH)
        style.base_style = document.styles[base]
        styles[kind] = style.name
    for block in blocks:
        add(document, block, styles)


def hidden(document):
    plain(document)
    for paragraph in document.paragraphs[::3]:
        paragraph.add_run(" zzhidden").font.hidden = True


def fields(document):
    plain(document)
    for paragraph in document.paragraphs:
        if paragraph.text in (blocks[0]["text"], blocks[1]["text"]):
            field = parse_xml('<w:fldSimple {} w:instr=" MERGEFIELD Zzname "/>'.format(nsdecls("w")))
            for run in list(paragraph.runs):
                field.append(copy.deepcopy(run._r))
                paragraph._p.remove(run._r)
            paragraph._p.append(field)


def list_levels(document):
    for at, block in enumerate(blocks):
        styles = {**STYLES, "item": "List Bullet 2" if at % 2 else "List Number"}
        add(document, block, styles)


def sections(document):
    for at, block in enumerate(blocks):
        if at in (6, 14):
            document.add_section()
        add(document, block)


MADE = {
    "plain": plain,
    "header": header,
    "breaks": breaks,
    "text-box": text_box,
    "side-table": side_table,
    "footnote": footnote,
    "styles": own_styles,
    "hidden": hidden,
    "fields": fields,
    "list-levels": list_levels,
    "sections": sections,
}
for layout in layouts:
    made = docx.Document()
    MADE[layout](made)
    made.save(f"{folder}/python-{layout}.docx")
