import { jobsErrors } from '@crewcall/contracts-jobs';
import { DomainError } from '@crewcall/platform-errors';

/** Never was, or is none of the caller's business: nobody is told which. */
export class ApplicationMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...jobsErrors.applicationMissing });
  }
}

export class AlreadyAppliedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.alreadyApplied });
  }
}

/** Paused: it may take applications again later. */
export class JobNotOpenError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.jobNotOpen });
  }
}

export class JobIsExternalError extends DomainError {
  constructor() {
    super({ kind: 'invalid', ...jobsErrors.jobIsExternal });
  }
}

/** Every position was taken, perhaps a moment ago. */
export class JobFilledError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.jobFilled });
  }
}

/** Hired, rejected or withdrawn already. */
export class ApplicationDecidedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.applicationDecided });
  }
}

/** The show is over. */
export class BookingOverError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.bookingOver });
  }
}

/** A booking binds both sides; it is cancelled, not tidied away. */
export class ApplicationIsBookingError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.applicationIsBooking });
  }
}
