import { useEffect, useRef, type ReactNode } from "react";
import { keyTexts as texts } from "#texts/desk-keys";
import { CopyButton } from "../../components/ui/CopyButton";
import classes from "./Keys.module.css";

interface NewSecretProps {
  name: string;
  secret: string;
  /** What else to know, and the way on. */
  children: ReactNode;
}

/** A new key, shown this one time. */
export function NewSecret({ name, secret, children }: NewSecretProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.secretBox}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {texts.secretTitle(name)}
      </h2>
      <p>{texts.secretText}</p>
      <div className={classes.secretRow}>
        <code className={classes.secret} aria-label={texts.secretLabel} role="group">
          {secret}
        </code>
        <CopyButton text={secret} label={texts.copy} variant="filled" />
      </div>
      <p className={classes.note}>
        {texts.usage} <code>{`${texts.header} ${secret.slice(0, 11)}…`}</code>
      </p>
      {children}
    </div>
  );
}
