import type { DataSource } from "typeorm";
import { requireUser, type Actor } from "../../../core/actor.js";
import type { JobService } from "../../jobs/job.service.js";
import type { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import type { OwnApplicationService } from "../own-application.service.js";
import { ResumeTextRow } from "../texts/resume-text.entity.js";
import type { ResumeFit } from "./resume-fit.types.js";

const LONGEST_LINE = 200;

/**
 * How a job's skills fit the resume of whoever asks. There is no way to ask for another person: the resume is that of the session's own
 * newest application. The answer is neither stored nor logged.
 */
export class ResumeFitService {
  constructor(
    private readonly needs: {
      dataSource: DataSource;
      own: Pick<OwnApplicationService, "findLast">;
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
    const resume = (await this.needs.own.findLast(user))?.resume;
    const text = resume && (await this.textOf(resume.id, user.id));
    return resume && text ? { fileName: resume.fileName, ...this.compare(job.skills, text) } : null;
  }

  private async textOf(id: string, userId: string): Promise<string | null> {
    const { manager } = this.needs.dataSource;
    return (await manager.findOneBy(ResumeTextRow, { id, userId }))?.text ?? null;
  }

  private compare(skills: readonly string[], text: string) {
    const lines = text.split("\n");
    const found = this.needs.terms.linesNaming(skills, lines);
    const named = found.flatMap(({ skill, line, isWithoutVersion }) =>
      line === null
        ? []
        : [
            {
              ...{ skill, isWithoutVersion, lineNumber: line + 1 },
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
