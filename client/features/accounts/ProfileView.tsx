import { signInTexts } from "#texts/sign-in";
import { PersonFields } from "../../components/session/PersonFields";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { checkPerson, emptyPerson, readPerson, type PersonValues } from "../../lib/person";
import { attempt } from "../../lib/refusal";
import { givenName, type Viewer } from "../../lib/session/viewer";
import { useForm } from "../../lib/use-form";
import classes from "./LoginDialog.module.css";
import { useFinishProfileMutation } from "./SignIn.generated";

interface ProfileViewProps {
  viewer: Viewer;
  /** Whether the person has just signed in. */
  isNew: boolean;
  onSaved: (viewer: Viewer, message: string) => void;
  onSkip: () => void;
}

/** Asks for the details that a first sign-in leaves out. */
export function ProfileView({ viewer, isNew, onSaved, onSkip }: ProfileViewProps) {
  const [finish] = useFinishProfileMutation();
  const send = async (input: PersonValues) => {
    const outcome = await attempt(
      async () => (await finish({ variables: { input } })).data?.updateProfile,
      ({ user, message }) => user && { user, message: message ?? signInTexts.profileSaved },
      signInTexts.profileFailed,
    );
    if (!outcome.ok) return outcome;
    onSaved(outcome.value.user, outcome.value.message);
    return null;
  };
  const form = useForm({ read: readPerson, check: checkPerson, send });
  const initial = {
    ...emptyPerson,
    name: givenName(viewer),
    phone: viewer.phone,
    location: viewer.location,
    countryCode: viewer.countryCode || emptyPerson.countryCode,
  };
  return (
    <form className={classes.form} {...form.formProps}>
      {isNew && <Message tone="success">{signInTexts.loginSuccessful}</Message>}
      <p className={classes.lead}>{signInTexts.profileLead}</p>
      <PersonFields initial={initial} faults={form.faults} autoFocus />
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <Button type="submit" loading={form.busy}>
        {signInTexts.saveProfile}
      </Button>
      <div className={classes.aside}>
        <button type="button" onClick={onSkip}>
          {signInTexts.skipProfile}
        </button>
      </div>
    </form>
  );
}
