import { useDebouncedValue } from "@mantine/hooks";
import { useDeskPaletteQuery, type DeskPaletteQuery } from "./Palette.generated";

/** Fewer letters would match almost everyone. */
const SHORTEST = 2;
const TYPING_MS = 200;

interface Found {
  people: DeskPaletteQuery["candidates"]["nodes"];
  jobs: DeskPaletteQuery["companyJobs"]["nodes"];
  searching: boolean;
}

/** People and jobs that match what is typed, once typing pauses. */
export function usePalette(typed: string): Found {
  const [settled] = useDebouncedValue(typed.trim().slice(0, 100), TYPING_MS);
  const isLong = settled.length >= SHORTEST;
  const { data, previousData, loading } = useDeskPaletteQuery({
    variables: { query: settled },
    skip: !isLong,
    ssr: false,
  });
  const shown = isLong ? (data ?? previousData) : undefined;
  return {
    people: shown?.candidates.nodes ?? [],
    jobs: shown?.companyJobs.nodes ?? [],
    searching: isLong && loading,
  };
}
