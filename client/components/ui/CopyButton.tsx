import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { commonTexts } from "#texts/common";
import { Button, type ButtonLook } from "./Button";

interface CopyButtonProps extends Pick<ButtonLook, "size" | "variant"> {
  text: string;
  label: string;
}

const SHOWN_MS = 2500;

/** Copies a text to the clipboard and says so for a moment. */
export function CopyButton({ text, label, size, variant = "default" }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      // The browser may refuse, or have no clipboard.
      setResult("failed");
    }
  };
  const Icon = result === "copied" ? IconCheck : IconCopy;
  const said = result === null ? "" : commonTexts[result === "copied" ? "copied" : "copyFailed"];
  return (
    <>
      <Button
        size={size}
        variant={variant}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {said || label}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
