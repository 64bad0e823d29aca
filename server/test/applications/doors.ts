import type { TestClient } from "../test-client.js";
import { VISA_LABELS, type VisaType } from "../../modules/applications/visa-type.js";

export interface ApplyInput {
  jobId: string;
  email: string;
  name?: string;
  location?: string;
  phone?: string;
  countryCode?: string;
  visaType?: string;
  /** Null leaves it open. */
  relocation?: boolean | null;
  linkedin?: string;
  /** Id and stored name of an earlier resume. */
  existing?: { id: string; storedName: string };
}

/** A response of GraphQL or REST, in one format. */
export interface Outcome {
  code: string | null;
  message: string;
  fields: string[];
  id: string | null;
  storedName: string | null;
  renewed: boolean;
}

export interface Door {
  name: string;
  apply(client: TestClient, input: ApplyInput, file?: File): Promise<Outcome>;
}

const APPLY = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) {
  application { id resume { id url } } message renewed userErrors { field code message } } }`;
const DEFAULTS = {
  name: "Priya Raman",
  location: "Austin, TX",
  phone: "5125550142",
  countryCode: "+1",
  visaType: "H1B",
  relocation: true,
  linkedin: "linkedin.com/in/priya-raman-example",
};

const graphqlDoor: Door = {
  name: "GraphQL",
  async apply(client, { existing, ...given }, file) {
    const input = { ...DEFAULTS, ...given, existingResumeId: existing?.id, resume: null };
    const { data, errors } = file
      ? await client.upload(APPLY, { input }, { "input.resume": file })
      : await client.graphql(APPLY, { input });
    const payload = data?.applyToJob;
    const faults = payload?.userErrors ?? [];
    return {
      code: errors?.[0]?.extensions.code ?? faults[0]?.code ?? null,
      message: errors?.[0]?.message ?? faults[0]?.message ?? payload?.message,
      fields: faults.map((fault: { field: string | null }) => fault.field).filter(Boolean),
      id: payload?.application?.id ?? null,
      storedName: payload?.application?.resume.url.split("/").at(-1) ?? null,
      renewed: payload?.renewed ?? false,
    };
  },
};

const restDoor: Door = {
  name: "REST",
  async apply(client, { existing, ...given }, file) {
    const { relocation, visaType, ...texts } = { ...DEFAULTS, ...given };
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    if (relocation !== null) form.set("relocation", relocation ? "Yes" : "No");
    form.set("visaType", VISA_LABELS[visaType as VisaType] ?? visaType);
    form.set("jobRole", "Chief Executive");
    form.set("companyName", "Another Company Inc");
    if (existing) form.set("existingResume", existing.storedName);
    if (file) form.set("resume", file);
    const { status, body } = await client.postForm("/api/apply-jobs", form);
    return {
      code: body.code ?? null,
      message: body.error ?? body.message,
      fields: Object.keys(body.fields ?? {}),
      id: body._id ?? null,
      storedName: body.resume ?? null,
      renewed: status === 200,
    };
  },
};

export const doors = [graphqlDoor, restDoor];
