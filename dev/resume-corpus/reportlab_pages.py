"""One PDF by ReportLab: python3 reportlab_pages.py LAYOUT TARGET"""
import html
import json
import pathlib
import sys

from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, PageTemplate, Paragraph

layout, target = sys.argv[1:]
blocks = json.loads(pathlib.Path(__file__).with_name("master.json").read_text("utf-8"))
pdfmetrics.registerFont(TTFont("DejaVu", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
SIZES = {"title": 22, "heading": 13}


def paragraph(block):
    size = SIZES.get(block["kind"], 10)
    style = ParagraphStyle(
        block["kind"],
        fontName="DejaVu",
        fontSize=size,
        leading=1.3 * size,
        spaceAfter=0.4 * size,
        alignment=4 if layout == "justified" else 0,
    )
    text = block["text"] if isinstance(block["text"], str) else " ".join(block["text"])
    return Paragraph(("• " if block["kind"] == "item" else "") + html.escape(text), style)


width, height = letter
if layout == "frames-columns":
    frames = [Frame(40, 40, 160, height - 80), Frame(220, 40, 340, height - 80)]
    story = [paragraph(b) for b in blocks if b.get("isAside")]
    story += [FrameBreak()] + [paragraph(b) for b in blocks if not b.get("isAside")]
else:
    frames = [Frame(60, 40, 220 if layout == "narrow" else 480, height - 80)]
    story = [paragraph(b) for b in blocks]
document = BaseDocTemplate(target, pagesize=letter, invariant=1)
document.addPageTemplates([PageTemplate(frames=frames)])
document.build(story)
