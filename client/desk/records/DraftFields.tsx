import { Button, Menu, Textarea, TextInput } from "@mantine/core";
import { useRef } from "react";
import { mailTexts as texts } from "#texts/desk-records";
import type { Refusal } from "../../lib/refusal";
import type { Draft } from "./draft";
import { insertText } from "./insert-text";

const MAX_SUBJECT = 150;
const MAX_BODY = 10_000;

/** The merge fields that the server fills in. */
const FIELDS = [
  ...["firstName", "fullName", "jobRole", "jobId", "jobLocation", "company"],
  ...["recruiterName", "siteName"],
];

interface DraftFieldsProps {
  draft: Draft;
  refusal: Refusal | null;
  onChange: (draft: Draft) => void;
}

/** Subject and message, with a menu of the merge fields. */
export function DraftFields({ draft, refusal, onChange }: DraftFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const fieldOf = (name: string) => `{{${name}}}`;
  return (
    <>
      <TextInput
        label={texts.subject}
        value={draft.subject}
        maxLength={MAX_SUBJECT}
        error={refusal?.fields.subject}
        onChange={({ currentTarget }) => onChange({ ...draft, subject: currentTarget.value })}
      />
      <Textarea
        ref={message}
        label={texts.body}
        value={draft.body}
        maxLength={MAX_BODY}
        autosize
        minRows={8}
        maxRows={20}
        error={refusal?.fields.body}
        onChange={({ currentTarget }) => onChange({ ...draft, body: currentTarget.value })}
      />
      {/* In the dialog around it: the rest of the page is beneath that. */}
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" size="compact-sm" style={{ justifySelf: "start" }}>
            {texts.fields}
          </Button>
        </Menu.Target>
        <Menu.Dropdown
          // Escape closes the menu, and not the dialog, too.
          onKeyDown={(event) => {
            if (event.key === "Escape") event.preventDefault();
          }}
        >
          {FIELDS.map((name) => (
            <Menu.Item
              key={name}
              onClick={() => message.current && insertText(message.current, fieldOf(name))}
            >
              {fieldOf(name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
