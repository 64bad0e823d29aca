import { savedViewTexts as texts } from "#texts/saved-views";
import { attempt } from "../../lib/refusal";
import {
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  type SavedViewsQuery,
} from "./SavedViews.generated";

export type View = Pick<SavedViewsQuery["savedViews"][number], "id" | "name" | "address">;

/** The person's saved views of the list at this path. Changes return why they failed; null if they did not. */
export function useSavedViews(path: string) {
  const { data, error, refetch } = useSavedViewsQuery({ ssr: false });
  const [saveView] = useSaveViewMutation();
  const [deleteView] = useDeleteSavedViewMutation();

  const isHere = ({ address }: View) => address === path || address.startsWith(`${path}?`);

  const save = async ({ name, address }: Omit<View, "id">): Promise<string | null> => {
    const input = { name, address };
    const outcome = await attempt(
      () => saveView({ variables: { input } }),
      "view",
      texts.saveFailed,
    );
    if (!outcome.ok) return outcome.refusal.message;
    await refetch().catch(() => undefined);
    return null;
  };

  const remove = async (id: string): Promise<string | null> => {
    const outcome = await attempt(
      () => deleteView({ variables: { input: { id } } }),
      "deletedViewId",
      texts.deleteFailed,
    );
    if (!outcome.ok) return outcome.refusal.message;
    await refetch().catch(() => undefined);
    return null;
  };

  return { views: data?.savedViews.filter(isHere), failed: error !== undefined, save, remove };
}
