import { IconBrandGoogle } from "@tabler/icons-react";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { useSignInOptionsQuery } from "./SignIn.generated";
import { rememberReturnAddress } from "./return-address";
import { signInTexts } from "#texts/sign-in";
import classes from "./LoginDialog.module.css";

/** Link to Google sign-in; renders nothing if it is not configured. */
export function GoogleLink() {
  const { data } = useSignInOptionsQuery({ ssr: false });
  const url = data?.signInOptions.googleUrl ?? null;
  if (url === null) return null;
  return (
    <>
      <p className={classes.or}>{signInTexts.or}</p>
      <AnchorButton
        href={url}
        variant="default"
        fullWidth
        leftSection={<IconBrandGoogle size={18} aria-hidden="true" />}
        onClick={rememberReturnAddress}
      >
        {signInTexts.google}
      </AnchorButton>
    </>
  );
}
