import type { DataSource } from "typeorm";
import { requireUser, type Actor } from "../../../core/actor.js";
import type { JobService } from "../../jobs/record/job.service.js";
import type { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import { Resume } from "../resume.entity.js";
import { ResumeTextRow } from "../texts/resume-text.entity.js";
import type { ResumeFit } from "./resume-fit.types.js";

const LONGEST_LINE = 200;

/**
 * How a job's skills fit the resume of whoever asks. There is no way to ask for another person: the resume is the session's own
 * newest that could be read, whether it came with an application or with a plan. The answer is neither stored nor logged.
 */
export class ResumeFitService {
  constructor(
    private readonly needs: {
      dataSource: DataSource;
      jobs: Pick<JobService, "find">;
      terms: Pick<WorkTermsService, "linesNaming">;
    },
  ) {}

  /**
   * @param jobId id or code
   * @returns null without such a job, for one without skills, and for a person without a resume that could be read
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys
   */
  async find(actor: Actor, jobId: string): Promise<ResumeFit | null> {
    const user = requireUser(actor);
    const job = await this.needs.jobs.find(user, jobId);
    if (!job || job.skills.length === 0) return null;
    const resume = await this.newestOf(user.id);
    return resume && { fileName: resume.fileName, ...this.compare(job.skills, resume.text) };
  }

  private async newestOf(userId: string): Promise<{ fileName: string; text: string } | null> {
    const newest = await this.needs.dataSource.manager
      .createQueryBuilder(Resume, "r")
      .innerJoin(ResumeTextRow, "t", "t.id = r.id AND t.userId = r.userId")
      .select(["r.fileName AS fileName", "t.text AS text"])
      .where("r.userId = :userId AND t.text <> ''", { userId })
      .orderBy({ "r.uploadedAt": "DESC", "r.id": "DESC" })
      .limit(1)
      .getRawOne<{ fileName: string; text: string }>();
    return newest ?? null;
  }

  private compare(skills: readonly string[], text: string) {
    const lines = text.split("\n");
    const found = this.needs.terms.linesNaming(skills, lines);
    const named = found.flatMap(({ skill, line, isWithoutVersion }) =>
      line === null
        ? []
        : [
            {
              skill,
              isWithoutVersion,
              lineNumber: line + 1,
              line: (lines[line] ?? "").slice(0, LONGEST_LINE),
            },
          ],
    );
    return {
      named: named.filter(({ isWithoutVersion }) => !isWithoutVersion),
      close: named.filter(({ isWithoutVersion }) => isWithoutVersion),
      missing: found.filter(({ line }) => line === null).map(({ skill }) => skill),
    };
  }
}
