import { settingTexts as texts } from "#texts/desk-settings";
import { attempt, type Outcome } from "../../lib/refusal";
import type { UpdateSiteSettingsInput } from "../../lib/schema-types.generated";
import { useSave } from "../forms/use-save";
import {
  DeskSettingsDocument,
  useUpdateSettingsMutation,
  type DeskSettingsFragment,
} from "./Settings.generated";

/** Saves some of the settings; the page then shows them. */
export function useSettings() {
  const form = useSave(texts.callFailed);
  const [update] = useUpdateSettingsMutation({
    update: (cache, { data }) => {
      const siteSettings = data?.updateSiteSettings.settings;
      if (siteSettings) cache.writeQuery({ query: DeskSettingsDocument, data: { siteSettings } });
    },
  });
  const send = (input: UpdateSiteSettingsInput) => update({ variables: { input } });
  return {
    ...form,
    /** @returns the settings now; undefined if they were refused */
    save: (input: UpdateSiteSettingsInput) => form.save(() => send(input), "settings"),
    /** For a dialog that shows why it failed. */
    reset: (input: UpdateSiteSettingsInput): Promise<Outcome<DeskSettingsFragment>> =>
      attempt(() => send(input), "settings", texts.callFailed),
  };
}
