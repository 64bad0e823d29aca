import { Picture } from "../../components/ui/Picture";

/** The starter plan of the demo checkout. */
export const PlanPicture = () => <Picture name="starter-plan" width={280} height={210} />;
