import { IconCheck } from "@tabler/icons-react";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { usDate } from "../../lib/us-date";

/** When the signed-in user applied for a job in a list; renders nothing if they did not. @param at ISO 8601 */
export const Applied = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <Badge>
      <IconCheck size={16} aria-hidden="true" />
      {jobsTexts.applied(usDate(at))}
    </Badge>
  );
