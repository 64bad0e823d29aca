import { Button } from "@mantine/core";
import { planPageTexts as texts } from "#texts/desk-plans";
import { staffFiles } from "#site/staff-files";
import { Message } from "../../../components/ui/Message";
import { refusalOfError, type Outcome } from "../../../lib/refusal";
import { fetchProven } from "../../../lib/session/proof";
import { useAction } from "../../../lib/use-action";

/** Downloads the evidence about a plan. A link could not ask for the second factor again when that was long ago. */
export function EvidenceButton({ planId }: { planId: string }) {
  const { busy, problem, run } = useAction();
  const download = async (): Promise<Outcome<true>> => {
    try {
      saveFile("evidence.pdf", await fetchProven(staffFiles.planEvidence(planId)));
      return { ok: true, value: true };
    } catch (error) {
      return { ok: false, refusal: refusalOfError(error, texts.evidenceFailed) };
    }
  };
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void run(download)}>
        {texts.evidence}
      </Button>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </>
  );
}

function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
