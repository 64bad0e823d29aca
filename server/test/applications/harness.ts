import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import type { TestApp } from "../create-test-app.js";
import { buildUser, signedIn } from "../factories.js";
import type { TestClient } from "../test-client.js";
import type { User } from "../../modules/accounts/user.entity.js";
import { Application } from "../../modules/applications/application.entity.js";
import { Resume } from "../../modules/applications/resume.entity.js";
import { pdf } from "./files.js";

export const fileOf = (content: Buffer, name: string, type = "application/octet-stream") =>
  new File([new Uint8Array(content)], name, { type });
export const pdfFile = (name = "Priya Raman.pdf") => fileOf(pdf, name, "application/pdf");

export interface Person {
  user: User;
  client: TestClient;
  email: string;
}

/** What tests of applications check in the database and the store. */
export class Harness {
  readonly store: ObjectStore;

  constructor(readonly app: TestApp) {
    this.store = createObjectStore(app.env);
  }

  async person(): Promise<Person> {
    const user = await buildUser(this.app);
    return { user, client: await signedIn(this.app, user), email: user.email };
  }

  applications(user: User): Promise<Application[]> {
    const relations = { resume: true };
    return this.app.dataSource.manager.find(Application, { where: { userId: user.id }, relations });
  }

  resumes(user: User): Promise<Resume[]> {
    return this.app.dataSource.manager.findBy(Resume, { userId: user.id });
  }

  async onlyResume(user: User): Promise<Resume> {
    const [resume, ...more] = await this.resumes(user);
    if (!resume || more.length > 0) throw new Error(`${more.length} resumes`);
    return resume;
  }

  async storedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.store.list("resumes/")) keys.push(key);
    return keys.sort();
  }

  async bytesAt(key: string): Promise<Buffer | null> {
    const object = await this.store.get(key);
    return object && Buffer.concat(await object.body.toArray());
  }
}
