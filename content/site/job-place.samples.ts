interface SamplePlace {
  city?: string;
  region?: string;
  country: string;
  postalCode?: string;
}

interface PlaceSample {
  location: string;
  /** What the server reads in it. */
  places: SamplePlace[];
  /** Where the job is for search engines, unless it is remote. */
  addresses: Record<string, string>[];
}

const dallas = { city: "Dallas", region: "TX", country: "US" };
const austin = { ...dallas, city: "Austin" };
const DALLAS = { addressLocality: "Dallas", addressRegion: "TX", addressCountry: "US" };
const AUSTIN = { ...DALLAS, addressLocality: "Austin" };
const [us, canada] = [{ country: "US" }, { country: "CA" }];

/** Locations as employers write them, the places that the server reads in them, and the addresses that the client makes of those. */
export const JOB_PLACE_SAMPLES: readonly PlaceSample[] = [
  {
    location: "Dallas, TX 75201",
    places: [{ ...dallas, postalCode: "75201" }],
    addresses: [{ ...DALLAS, postalCode: "75201" }],
  },
  { location: "Dallas, Texas", places: [dallas], addresses: [DALLAS] },
  {
    location: "Dallas, TX / Austin, TX",
    places: [dallas, austin],
    addresses: [DALLAS, AUSTIN],
  },
  { location: "Austin, TX or Remote (US)", places: [austin, us], addresses: [AUSTIN] },
  {
    location: "Texas or Remote (US)",
    places: [{ region: "TX", country: "US" }, us],
    addresses: [{ addressRegion: "TX", addressCountry: "US" }],
  },
  {
    location: "Remote (US & Canada)",
    places: [us, canada],
    addresses: [{ addressCountry: "US" }, { addressCountry: "CA" }],
  },
];
