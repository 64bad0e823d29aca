import { IconBrandGoogle, IconBrandLinkedin } from "@tabler/icons-react";
import { signInTexts } from "#texts/sign-in";
import { AnchorButton } from "../../components/ui/AnchorButton";
import { pageToReturnTo, rememberReturnAddress } from "../../lib/session/return-address";

const look = { variant: "default", fullWidth: true, onClick: rememberReturnAddress } as const;

interface ProviderButtonsProps {
  googleUrl: string | null;
  linkedinUrl: string | null;
}

/** Links to sign in with Google and LinkedIn; a null address is a provider that is not set up. */
export function ProviderButtons({ googleUrl, linkedinUrl }: ProviderButtonsProps) {
  // After LinkedIn, the server takes the person back; after Google, the callback page does.
  const next = new URLSearchParams({ next: pageToReturnTo() }).toString();
  return (
    <>
      {googleUrl !== null && (
        <AnchorButton
          href={googleUrl}
          leftSection={<IconBrandGoogle size={18} aria-hidden="true" />}
          {...look}
        >
          {signInTexts.google}
        </AnchorButton>
      )}
      {linkedinUrl !== null && (
        <AnchorButton
          href={`${linkedinUrl}?${next}`}
          leftSection={<IconBrandLinkedin size={18} aria-hidden="true" />}
          {...look}
        >
          {signInTexts.linkedin}
        </AnchorButton>
      )}
    </>
  );
}
