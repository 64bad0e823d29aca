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

/** People and jobs that match what is typed, once typing pauses. Until then, those found before that still do. */
export function usePalette(typed: string): Found {
  const asked = typed.trim().slice(0, 100);
  const [settled] = useDebouncedValue(asked, TYPING_MS);
  const { data, previousData, loading } = useDeskPaletteQuery({
    variables: { query: settled },
    skip: settled.length < SHORTEST,
    ssr: false,
  });
  if (asked.length < SHORTEST) return { people: [], jobs: [], searching: false };
  const isAnswered = settled === asked && data !== undefined;
  const fits = (...shown: string[]): boolean => isAnswered || holds(shown.join(" "), asked);
  const { candidates, companyJobs } = data ?? previousData ?? {};
  return {
    people: (candidates?.nodes ?? []).filter(({ name }) => fits(name)),
    jobs: (companyJobs?.nodes ?? []).filter(({ role, code, company }) =>
      fits(role, code, company.name),
    ),
    searching: settled !== asked || loading,
  };
}

/** Whether it has all the words. */
const holds = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
