import { buffer } from "node:stream/consumers";
import { requireUser, type Actor, type SignedIn } from "../../../core/actor.js";
import type { TextExtractor } from "../../../integrations/extraction/text-extractor.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import type { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import { RESUME_READINGS } from "../application.limits.js";
import { resumeMissing } from "../resume-form.js";
import type { ResumeIntake } from "../resume-intake.js";
import { withSpool, type Spool, type SpooledFile } from "../spooled-file.js";
import { shownText } from "../texts/shown-text.js";
import { readResumeFields, type ResumeFields } from "./resume-fields.js";
import type { ResumeReading } from "./resume-reading.types.js";

const MOST_SKILLS = 40;
const NOTHING: ResumeFields = {
  name: null,
  email: null,
  phone: null,
  location: null,
  linkedin: null,
  skills: [],
};

/** Reads the fields of an application out of a file, without keeping anything of it. */
export class ResumeReadingService {
  constructor(
    private readonly needs: {
      intake: Pick<ResumeIntake, "check">;
      extractor: TextExtractor;
      terms: WorkTermsService;
      limits: RateLimits;
    },
  ) {}

  /**
   * A file without a readable text gives nothing; that is no error, since it can still be sent.
   * @param receive puts the file into the spool
   * @throws UNAUTHENTICATED, RATE_LIMITED, BAD_INPUT, FILE_TYPE, FILE_TOO_LARGE, UNAVAILABLE
   */
  async read(actor: Actor, receive: (spool: Spool) => Promise<void>): Promise<ResumeReading> {
    const user = requireUser(actor);
    await this.needs.limits.consume(RESUME_READINGS, user.id);
    return withSpool(async (spool) => {
      await receive(spool);
      if (!spool.file) throw resumeMissing();
      return present(await this.fieldsOf(spool.file), user);
    });
  }

  private async fieldsOf(file: SpooledFile): Promise<ResumeFields> {
    const { intake, extractor, terms } = this.needs;
    const { format } = await intake.check(file);
    const read = await extractor.extract(format.extension, await buffer(file.stream()));
    if ("failure" in read) return NOTHING;
    return readResumeFields(shownText(read.text), read.links, terms);
  }
}

const present = (fields: ResumeFields, user: SignedIn): ResumeReading => ({
  name: fields.name,
  phone: fields.phone?.phone ?? null,
  countryCode: fields.phone?.countryCode ?? null,
  location: fields.location,
  linkedin: fields.linkedin,
  skills: fields.skills.slice(0, MOST_SKILLS),
  hasOwnEmail: fields.email === null ? null : fields.email === user.email,
});
