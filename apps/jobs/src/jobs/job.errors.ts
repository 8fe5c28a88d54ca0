import { errorTexts } from '@crewcall/contracts-core';
import { jobsErrors, type JobInput } from '@crewcall/contracts-jobs';
import { DomainError } from '@crewcall/platform-errors';

/** Never was, or was deleted: nobody is told which. */
export class JobMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...jobsErrors.jobMissing });
  }
}

export class CompanyNameMissingError extends DomainError {
  constructor() {
    super({ kind: 'invalid', ...jobsErrors.companyNameMissing });
  }
}

/** A job speaks for the company that posts it. */
export class CompanyNameNotOwnError extends DomainError {
  constructor() {
    const { code, message } = jobsErrors.companyNameNotOwn;
    super({ kind: 'invalid', code, message, details: [{ field: 'company', message }] });
  }
}

export class JobClosedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.jobClosed });
  }
}

/** Too many lists are being counted for the first time. */
export class JobListBusyError extends DomainError {
  constructor() {
    super({ kind: 'unavailable', code: 'UNAVAILABLE', message: errorTexts.UNAVAILABLE, retryAfterSeconds: 2 });
  }
}

/** People are booked on it. */
export class JobHasHiresError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.jobHasHires });
  }
}

export class PositionsBelowHiredError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.positionsBelowHired });
  }
}

/** The same shape as a refusal of the DTO, for rules that need the time or the job as it stands. */
export class JobInvalidError extends DomainError {
  constructor(problems: Partial<Record<keyof JobInput, string>>) {
    const details = Object.entries(problems).map(([field, message]) => ({ field, message }));
    super({
      kind: 'invalid',
      code: 'VALIDATION_FAILED',
      message: details[0]?.message ?? 'Please check your entries.',
      details,
    });
  }
}
