import { ADVERT_TEXTS, htmlOf, type Block, type Style } from "./advert-texts.js";
import type { BoardFormat } from "../../modules/boards/board.types.js";

/** A board of as many adverts as there are texts, in a format's own shape. */
export interface SampleBoard {
  format: BoardFormat;
  content: string;
}

const STYLES: readonly Style[] = ["plain", "divs", "breaks", "bareItems", "styled"];
const PLACES = [
  "Austin, TX",
  "Boston, MA",
  "Chicago, IL",
  "Denver, CO",
  "Seattle, WA",
  "Miami, FL",
  "Reno, NV",
  "Tampa, FL",
];

interface Sample {
  at: number;
  id: number;
  title: string;
  blocks: readonly Block[];
  html: string;
  place: string;
}

/** Each format writes each text in another way. */
const samples = (offset: number): Sample[] =>
  ADVERT_TEXTS.map(({ title, blocks }, at) => ({
    ...{ at, id: 4_100_200 + at, title, blocks },
    html: htmlOf(blocks, STYLES[(at + offset) % STYLES.length] ?? "plain"),
    place: PLACES[at] ?? "Austin, TX",
  }));

/** As Greenhouse escapes it: all once, what was escaped before a second time. */
const escapedOnce = (html: string): string =>
  html
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const greenhouse = (): SampleBoard => ({
  format: "GREENHOUSE",
  content: JSON.stringify({
    jobs: samples(0).map(({ id, at, title, html, place }) => ({
      ...{
        absolute_url: `https://boards.example.com/quay/jobs/${id}`,
        internal_job_id: id + 7,
        id,
        title,
      },
      location: { name: place },
      metadata: [
        {
          id: 1,
          name: "Employment Type",
          value: at % 2 ? "Full-time" : "Contract",
          value_type: "single_select",
        },
      ],
      ...{ updated_at: "2026-10-02T09:00:00-04:00", first_published: "2026-08-11T12:30:00-04:00" },
      requisition_id: "See Opening ID",
      content: escapedOnce(html),
      pay_input_ranges: [
        {
          min_cents: 6_000_000 + at,
          max_cents: 8_000_000,
          currency_type: "USD",
          title: "Annual pay",
        },
      ],
    })),
    meta: { total: ADVERT_TEXTS.length },
  }),
});

const lever = (): SampleBoard => ({
  format: "LEVER",
  content: JSON.stringify(
    samples(1).map(({ id, at, title, blocks, place }) => ({
      ...{ id: `9f3c-${id}`, text: title, createdAt: 1_786_000_000_000 + at, country: "US" },
      categories: {
        commitment: "Full time",
        location: place,
        allLocations: [place],
        team: "Field",
      },
      opening: htmlOf(blocks.slice(0, 1), "divs"),
      ...{ description: "", descriptionBody: htmlOf(blocks.slice(1, 2), "divs") },
      lists: [{ text: "Also", content: htmlOf(blocks.slice(2), "bareItems") }],
      ...{ additional: "", workplaceType: "unspecified" },
      ...{
        hostedUrl: `https://jobs.example.com/quay/${id}`,
        applyUrl: `https://jobs.example.com/quay/${id}/apply`,
      },
      salaryRange: { min: 61_000.5, max: 80_000, currency: "USD", interval: "per-year-salary" },
    })),
  ),
});

const ashby = (): SampleBoard => ({
  format: "ASHBY",
  content: JSON.stringify({
    apiVersion: "1",
    jobs: samples(2).map(({ id, at, title, html, place }) => ({
      ...{ id: `a7-${id}`, title, location: place, secondaryLocations: [], department: "Field" },
      ...{
        isListed: true,
        isRemote: null,
        workplaceType: at % 2 ? "OnSite" : null,
        employmentType: "FullTime",
      },
      ...{
        descriptionHtml: html,
        descriptionPlain: "",
        publishedAt: "2026-07-01T10:00:00.000+00:00",
      },
      ...{
        jobUrl: `https://ashby.example.com/quay/${id}`,
        applyUrl: `https://ashby.example.com/quay/${id}/application`,
      },
      address: {
        postalAddress: {
          addressLocality: place.split(", ")[0],
          addressRegion: place.split(", ")[1],
          addressCountry: "USA",
        },
      },
    })),
  }),
});

const recruitee = (): SampleBoard => ({
  format: "RECRUITEE",
  content: JSON.stringify({
    offers: samples(3).map(({ id, title, blocks, place }) => ({
      ...{ id, title, status: "published", employment_type_code: "fulltime_permanent" },
      description: htmlOf(blocks.slice(0, 2), "plain"),
      requirements: htmlOf(blocks.slice(2), "styled"),
      ...{
        location: `${place}, United States`,
        city: place.split(", ")[0],
        state_code: place.split(", ")[1],
        country_code: "US",
      },
      ...{ remote: false, hybrid: true, on_site: false },
      salary: { min: "60000", max: "75000", currency: "USD", period: "year" },
      ...{
        published_at: "2026-08-05 10:10:39 UTC",
        careers_url: `https://quay.example.com/o/${id}`,
      },
    })),
  }),
});

const smartRecruiters = (): SampleBoard => ({
  format: "SMARTRECRUITERS",
  content: JSON.stringify(
    samples(4).map(({ id, title, blocks, place }) => ({
      ...{ id: `74400${id}`, name: title, releasedDate: "2026-09-01T08:00:00.000Z" },
      company: { identifier: "Quay", name: "Quay & Sons" },
      location: {
        city: place.split(", ")[0],
        region: place.split(", ")[1],
        country: "us",
        remote: false,
        fullLocation: `${place}, United States`,
      },
      typeOfEmployment: { id: "permanent", label: "Full-time" },
      jobAd: {
        sections: {
          companyDescription: { title: "", text: htmlOf(blocks.slice(0, 1), "plain") },
          jobDescription: { title: "", text: htmlOf(blocks.slice(1, 2), "divs") },
          qualifications: { title: "", text: htmlOf(blocks.slice(2), "bareItems") },
          additionalInformation: { title: "", text: "" },
        },
      },
      applyUrl: `https://smart.example.com/${id}`,
    })),
  ),
});

const jsonLd = (): SampleBoard => ({
  format: "JSON_LD",
  content: JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", name: "Quay & Sons" },
      ...samples(0).map(({ id, title, html, place }) => ({
        ...{ "@type": ["JobPosting", "Thing"], title, description: html, datePosted: "2026-08-10" },
        identifier: { "@type": "PropertyValue", name: "Quay", value: id },
        jobLocation: [
          {
            "@type": "Place",
            address: {
              addressLocality: place.split(", ")[0],
              addressRegion: place.split(", ")[1],
              addressCountry: "US",
            },
          },
        ],
        ...{ employmentType: ["FULL_TIME"], hiringOrganization: { name: "Quay & Sons" } },
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "USD",
          value: { minValue: 28.5, maxValue: 34, unitText: "HOUR" },
        },
      })),
    ],
  }),
});

const indeed = (): SampleBoard => ({
  format: "INDEED_XML",
  content: `\n<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Quay &amp; Sons</publisher>${samples(
    1,
  )
    .map(
      ({ id, title, html, place }) => `
  <job><title><![CDATA[ ${title} ]]></title><date><![CDATA[ Mon, 10 Aug 2026 22:49:39 GMT ]]></date>
    <referencenumber><![CDATA[ Q-${id} ]]></referencenumber><url><![CDATA[ https://feed.example.com/${id} ]]></url>
    <company><![CDATA[ Quay & Sons ]]></company><city><![CDATA[ ${place.split(", ")[0]} ]]></city>
    <state><![CDATA[ ${place.split(", ")[1]} ]]></state><country><![CDATA[ US ]]></country>
    <description><![CDATA[ ${html} ]]></description>
    <salary><![CDATA[ $28.50 - $34 per hour ]]></salary><jobtype><![CDATA[ fulltime, contract ]]></jobtype></job>`,
    )
    .join("")}\n</source>`,
});

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const csv = (): SampleBoard => ({
  format: "CSV",
  content: [
    "Job ID;Job Title;Location;Employment Type;Pay;Posted Date;Job Description;Requirements",
    ...samples(2).map(({ id, title, blocks, place }) =>
      [
        `C-${id}`,
        title,
        place,
        "Full-time",
        "$60,000 - $75,000 a year",
        "08/10/2026",
        htmlOf(blocks.slice(0, 2), "plain"),
        htmlOf(blocks.slice(2), "divs"),
      ]
        .map(quoted)
        .join(";"),
    ),
  ].join("\r\n"),
});

const staffboard = (): SampleBoard => ({
  format: "STAFFBOARD",
  content: samples(3)
    .map(({ id, title, html, place }) =>
      JSON.stringify({
        ...{
          externalId: `S-${id}`,
          role: title,
          companyLocation: place,
          jobType: "Contract-to-hire",
          contract: "W-2, 6 months",
        },
        ...{ salary: "", salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" } },
        ...{
          jobDetails: html,
          responsibilities: "",
          skills: ["Kotlin", "gRPC"],
          workAuthorization: ["H-1B transfer"],
        },
        ...{
          sponsorship: ["TRANSFER"],
          employerFacts: ["E_VERIFY"],
          securityClearance: "NONE",
          workplaceType: "HYBRID",
        },
        ...{ version: 3, jobPostedDate: "2026-08-10T12:00:00.000Z" },
      }),
    )
    .join("\n"),
});

/** Nine boards: 72 adverts. */
export const SAMPLE_BOARDS: readonly SampleBoard[] = [
  ...[greenhouse(), lever(), ashby(), recruitee(), smartRecruiters()],
  ...[jsonLd(), indeed(), csv(), staffboard()],
];
