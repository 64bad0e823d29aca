import { IconCheck } from "@tabler/icons-react";
import { jobSearchTexts } from "#texts/job-search";
import { Badge } from "../../components/ui/Badge";
import { usDate } from "../../lib/us-date";

/** When the signed-in person applied for a job of a list, ISO 8601; nothing for a job they did not. */
export const Applied = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <Badge>
      <IconCheck size={16} aria-hidden="true" />
      {jobSearchTexts.applied(usDate(at))}
    </Badge>
  );
