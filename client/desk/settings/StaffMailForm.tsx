import { TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { settingTexts as texts } from "#texts/desk-settings";
import { deskMailTroubleTexts as troubleTexts } from "#texts/mail-trouble";
import { emailFault } from "../../lib/checks";
import { usDate } from "../../lib/us-date";
import { useKeptDraft } from "../forms/kept-draft";
import words from "../parts/Words.module.css";
import type { DeskSettingsFragment } from "./Settings.generated";
import { SettingsForm } from "./SettingsForm";
import { useSettings } from "./use-settings";

const { mail } = texts;
const MAX_ADDRESS = 254;
const isText = (stored: unknown): stored is string => typeof stored === "string";

/** Where staff email goes. */
export function StaffMailForm({ settings }: { settings: DeskSettingsFragment }) {
  const { staffMail, staffMailIsDefault, staffMailTrouble } = settings;
  const bouncedAt = staffMailTrouble?.bouncedAt ?? null;
  const { values: address, change, forget } = useKeptDraft("staff-mail", staffMail, isText);
  const { form, busy, problem, fields, refuse, save, reset } = useSettings();
  const show = (saved: DeskSettingsFragment) => {
    forget(saved.staffMail);
    notifications.show({ message: mail.saved(saved.staffMail), role: "status" });
  };
  const submit = async () => {
    const fault = emailFault(address.trim(), mail);
    if (typeof fault === "string") return refuse({ staffMail: fault });
    const saved = await save({ staffMail: address });
    if (saved) show(saved);
  };
  return (
    <SettingsForm
      title={mail.title}
      text={mail.text}
      form={form}
      busy={busy}
      problem={problem}
      onSave={() => void submit()}
      reset={
        staffMailIsDefault
          ? null
          : {
              ...{ label: mail.reset, title: mail.resetTitle, text: mail.resetText },
              onReset: async () => {
                const outcome = await reset({ staffMail: null });
                if (outcome.ok) show(outcome.value);
                return outcome;
              },
            }
      }
    >
      <TextInput
        type="email"
        label={mail.label}
        description={staffMailIsDefault ? mail.isDefault : undefined}
        autoComplete="off"
        maxLength={MAX_ADDRESS}
        value={address}
        error={fields.staffMail}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {bouncedAt !== null && (
        <span className={words.sub} data-urgent="true">
          {troubleTexts.staffMailbox(usDate(bouncedAt), staffMailTrouble?.bounceReason ?? null)}
        </span>
      )}
    </SettingsForm>
  );
}
