import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { keyTexts as texts } from "#texts/desk-keys";
import { paths } from "#site/paths";
import { BackLink } from "../shell/BackLink";
import { DeskHeading } from "../shell/DeskHeading";
import { KeyForm } from "./KeyForm";
import { NewSecret } from "./NewSecret";

/** /desk/keys/new: creates a key, and shows it once. */
export function NewKeyPage() {
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  return (
    <>
      <BackLink to={paths.desk("keys")}>{texts.all}</BackLink>
      <DeskHeading title={texts.newTitle} lead={made === null ? texts.newLead : undefined} />
      {made === null ? (
        <KeyForm onMade={setMade} />
      ) : (
        <NewSecret {...made}>
          <div>
            <Button component={Link} to={paths.desk("keys")}>
              {texts.finish}
            </Button>
          </div>
        </NewSecret>
      )}
    </>
  );
}
