import { IconX } from "@tabler/icons-react";
import { jobsPageTexts } from "#texts/jobs-page";
import { Chip } from "../../components/ui/Chip";

interface ActiveFilterProps {
  label: string;
  /** The list without the filter. */
  to: string;
}

/** The chip of an active filter, which removes the filter. */
export const ActiveFilter = ({ label, to }: ActiveFilterProps) => (
  <Chip to={to} isChosen preventScrollReset>
    {label}
    <span className="visually-hidden">{jobsPageTexts.removeFilter}</span>
    <IconX size={16} aria-hidden="true" />
  </Chip>
);
