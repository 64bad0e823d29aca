// Of the editor's dialog for links.
import "@mantine/core/styles/Tooltip.css";
import "@mantine/tiptap/styles.css";
import { Input } from "@mantine/core";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useId, useRef } from "react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { hintOfField, labelOfField } from "./field-words";
import { useEditorForm } from "./form-context";
import type { NamesOf } from "./form-fields";
import classes from "./Editor.module.css";

/** Only what the server keeps: paragraphs, line breaks, lists, bold, italic, one heading, and links. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({ openOnClick: false, protocols: ["https", "http", "mailto"] }),
];

const { editor: texts } = jobEditorTexts;
const labels = {
  boldControlLabel: texts.bold,
  italicControlLabel: texts.italic,
  h3ControlLabel: texts.h3,
  bulletListControlLabel: texts.bullets,
  orderedListControlLabel: texts.numbers,
  linkControlLabel: texts.link,
  unlinkControlLabel: texts.unlink,
  undoControlLabel: texts.undo,
  redoControlLabel: texts.redo,
  linkEditorInputLabel: texts.address,
  linkEditorInputPlaceholder: texts.addressHint,
  linkEditorSave: texts.save,
  linkEditorExternalLink: texts.outside,
  linkEditorInternalLink: texts.inside,
};

/** The editor wraps the text of each list entry in a paragraph, which the page would set apart too far. */
const withoutInnerParagraphs = (html: string): string =>
  html.replace(/<li><p>((?:(?!<\/p>)[^])*)<\/p>(?=<\/li>|<ul>|<ol>)/g, "<li>$1");

interface RichTextProps {
  name: NamesOf<"html">;
}

/** A field of formatted text. */
export function RichText({ name }: RichTextProps) {
  const { form, notesFor } = useEditorForm();
  const id = useId();
  const label = labelOfField(name);
  const value = form.values[name];
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-description`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? "" : withoutInnerParagraphs(changed.getHTML());
      form.setFieldValue(name, known.current);
    },
  });
  // A suggested wording or a colleague's version, not typing.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor?.commands.focus() }}
      {...notesFor(name, hintOfField(name))}
      descriptionProps={{ component: "div", id: `${id}-description` }}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={classes.rich}
        data-field={name}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={texts.tools(label)}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
