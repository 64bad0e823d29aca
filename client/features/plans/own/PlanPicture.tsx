import { Picture } from "../../../components/ui/Picture";

/** Picture of the demo checkout's starter plan. */
export const PlanPicture = () => <Picture name="starter-plan" width={280} height={210} />;
