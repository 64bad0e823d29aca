import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import type { Actor } from "../../core/actor.js";
import { isUnavailable } from "../../core/errors.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { PictureMaker } from "../../integrations/images/picture-maker.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import type { AuditService } from "../audit/audit.service.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { companyWrite } from "../changes/change.types.js";
import { lockCompany } from "./company-desk.service.js";
import {
  logoCutOff,
  logoMissing,
  logoTooLarge,
  MAX_LOGO_BYTES,
  wrongLogo,
} from "./company-logo-form.js";
import type { CompanyLogos } from "./company-logos.js";
import { Company } from "./company.entity.js";
import { requireManager } from "./company.policy.js";

/** Pixels on each side: four times what pages show, for dense screens. */
const LOGO_SIZE = 256;
/** Each upload starts a process. */
const LOGOS_PER_PERSON: Limit = { name: "company-logo", points: 30, seconds: 3600 };
/** First bytes of a PNG, a JPEG, and a WebP, in hex. */
const STARTS = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

/** A file while it is being received. */
interface ArrivingLogo {
  content: Readable;
}

interface LogoNeeds {
  dataSource: DataSource;
  logos: CompanyLogos;
  pictures: PictureMaker;
  limits: RateLimits;
  audit: AuditService;
  changes: ChangeFeed;
}

/** Sets and removes the logos of companies. Never stores a stranger's file: only the picture that we made of it. */
export class CompanyLogoService {
  constructor(private readonly needs: LogoNeeds) {}

  /**
   * @param receive returns the file when it starts to arrive; null removes the logo
   * @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators and the company's owners;
   *   FILE_TOO_LARGE, FILE_TYPE, BAD_INPUT, RATE_LIMITED, UNAVAILABLE
   */
  async set(
    actor: Actor,
    companyId: string,
    receive: (() => Promise<ArrivingLogo>) | null,
    client: ClientInfo,
  ): Promise<Company> {
    const user = requireManager(actor, companyId);
    const file = receive && (await this.store(user.id, await receive()));
    const { dataSource, changes } = this.needs;
    const old = await inTransaction(dataSource, async (transaction) => {
      const { logoFile } = await lockCompany(transaction, companyId);
      await transaction.update(Company, { id: companyId }, { logoFile: file });
      await changes.append(transaction, [companyWrite(companyId)]);
      await this.needs.audit.record(transaction, {
        kind: "COMPANY_LOGO_CHANGED",
        actor,
        target: { kind: "COMPANY", id: companyId },
        details: { change: file === null ? "REMOVED" : "CHANGED" },
        client,
      });
      return logoFile;
    });
    if (old) await this.needs.logos.forget(old);
    return dataSource.manager.findOneByOrFail(Company, { id: companyId });
  }

  /** @returns the file name. Until a company has it, the object is an orphan of a few kilobytes */
  private async store(userId: string, { content }: ArrivingLogo): Promise<string> {
    const bytes = await readLogo(content);
    await this.needs.limits.consume(LOGOS_PER_PERSON, userId);
    if (bytes.length === 0) throw logoMissing();
    if (!STARTS.test(bytes.toString("hex", 0, 16))) throw wrongLogo(texts.logoType);
    const picture = await this.needs.pictures.shrink(bytes, LOGO_SIZE);
    if (!picture) throw wrongLogo(texts.logoUnreadable);
    // Classic Outlook for Windows shows no WebP, and mails have logos, too.
    const file = `${randomUUID()}.png`;
    await this.needs.logos.put(file, picture, "image/png");
    return file;
  }
}

/** Reads the file to its end, even beyond the limit: a client that is still sending would not read the response. */
async function readLogo(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_LOGO_BYTES) chunks.push(chunk);
    }
  } catch (error) {
    throw isUnavailable(error) ? error : logoCutOff();
  }
  if (size > MAX_LOGO_BYTES) throw logoTooLarge();
  return Buffer.concat(chunks);
}
