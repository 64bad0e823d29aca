import { useState } from "react";
import { explorerTexts } from "#texts/explorer";
import { Button } from "../components/ui/Button";
import { TextField } from "../components/ui/TextField";

interface KeyFieldProps {
  onKey: (key: string) => void;
}

/**
 * Takes an API key. It stays in the memory of the page: there is no form, and the browser is told not to complete the field, so it keeps
 * no list of what was typed. Not a password field either: browsers offer to store those.
 */
export function KeyField({ onKey }: KeyFieldProps) {
  const [key, setKey] = useState("");
  const [wasForgotten, setForgotten] = useState(false);
  const change = (next: string) => {
    setKey(next);
    setForgotten(next === "" && key !== "");
    onKey(next);
  };
  return (
    <div className="explorer-key">
      <TextField
        className="explorer-key-field"
        label={explorerTexts.key}
        hint={explorerTexts.keyHint}
        value={key}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-secret
        onChange={({ target }) => change(target.value)}
      />
      <Button variant="default" size="sm" disabled={key === ""} onClick={() => change("")}>
        {explorerTexts.forgetKey}
      </Button>
      <p className="visually-hidden" role="status">
        {wasForgotten && explorerTexts.keyForgotten}
      </p>
    </div>
  );
}
