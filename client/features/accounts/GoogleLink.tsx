import { IconBrandGoogle } from "@tabler/icons-react";
import { signInTexts } from "#texts/sign-in";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { rememberReturnAddress } from "./return-address";

/** Link to Google sign-in. */
export const GoogleLink = ({ url }: { url: string }) => (
  <AnchorButton
    href={url}
    variant="default"
    fullWidth
    leftSection={<IconBrandGoogle size={18} aria-hidden="true" />}
    onClick={rememberReturnAddress}
  >
    {signInTexts.google}
  </AnchorButton>
);
