import { IconBrandWhatsapp } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { useSite } from "../../lib/site";
import { chatUrl } from "./chat-url";

/** Opens the messaging app with a greeting. Renders nothing if the site has no chat number. */
export function ChatLink({ className }: { className: string | undefined }) {
  const { chatNumber, name } = useSite();
  if (chatNumber === "") return null;
  return (
    <a
      className={className}
      href={chatUrl(chatNumber, name)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={shellTexts.chatWithUs}
    >
      <IconBrandWhatsapp size={24} aria-hidden="true" />
    </a>
  );
}
