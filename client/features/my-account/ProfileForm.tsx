import { useState } from "react";
import { accountTexts } from "#texts/account";
import { PersonFields } from "../../components/session/PersonFields";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { TextField } from "../../components/ui/TextField";
import { DEFAULT_COUNTRY_CODE } from "../../lib/phone";
import { attempt } from "../../lib/refusal";
import { useForm, textOf } from "../../lib/use-form";
import classes from "./Account.module.css";
import { useUpdateProfileMutation, type Profile_UserFragment } from "./Profile.generated";
import { checkPerson, readPerson } from "../../lib/person";

const readProfile = (data: FormData) => ({
  ...readPerson(data),
  linkedin: textOf(data, "linkedin"),
});

/** The server checks the LinkedIn address. */
const checkProfile = checkPerson;

/** Changes the person's details. */
export function ProfileForm(props: { profile: Profile_UserFragment }) {
  // Only the initial values: a field that someone is in does not change when the profile does.
  const [profile] = useState(props.profile);
  const [update] = useUpdateProfileMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const form = useForm({
    read: readProfile,
    check: checkProfile,
    send: async (input) => {
      setSaved(null);
      const outcome = await attempt(
        () => update({ variables: { input } }),
        "message",
        accountTexts.profileNotSaved,
      );
      if (!outcome.ok) return outcome;
      setSaved(outcome.value);
      // Not the outcome: the form would be reset to what it showed at first.
      return null;
    },
  });
  const { faults, problem, busy, formProps } = form;
  return (
    <form className={classes.form} {...formProps} onInput={() => setSaved(null)}>
      <PersonFields
        initial={{ ...profile, countryCode: profile.countryCode || DEFAULT_COUNTRY_CODE }}
        faults={faults}
      />
      <TextField
        name="linkedin"
        label={accountTexts.linkedin}
        placeholder={accountTexts.linkedinExample}
        inputMode="url"
        autoComplete="url"
        maxLength={200}
        defaultValue={profile.linkedin}
        error={faults.linkedin}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      {saved !== null && <Message tone="success">{saved}</Message>}
      <Button type="submit" loading={busy}>
        {accountTexts.save}
      </Button>
    </form>
  );
}
