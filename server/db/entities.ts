import { LoginCode } from "../modules/accounts/login-code.entity.js";
import { Session } from "../modules/accounts/session.entity.js";
import { Identity, User } from "../modules/accounts/user.entity.js";
import { Company, CompanyRecruiter } from "../modules/companies/company.entity.js";
import { Job } from "../modules/jobs/job.entity.js";
import { OutboxMessage } from "../modules/outbox/outbox.entity.js";
import { ApiKey } from "../modules/partners/api-key.entity.js";

export const entities = [
  ApiKey,
  Company,
  CompanyRecruiter,
  Identity,
  Job,
  LoginCode,
  OutboxMessage,
  Session,
  User,
];
