/**
 * Something that goes wrong outside our code: a taken port, a missing tool, a full disk. The message is the whole
 * report: what is the matter and how to mend it. No one is shown a stack trace for it.
 */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
  }
}

const FULL_DISK = /ENOSPC|no space left on device|could not extend file|disk quota exceeded/i;

/** The system's name for what went wrong (ENOSPC, EEXIST …), or nothing. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/** Turns whatever was thrown into a problem that a person can act on; `doing` completes “… failed”. */
export function asProblem(error: unknown, doing: string): Problem {
  if (error instanceof Problem) return error;
  const message = messageOf(error);
  const cause = { cause: error };
  if (FULL_DISK.test(`${codeOf(error)} ${message}`)) return new Problem(fullDisk(doing), cause);
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') {
    return new Problem(
      `${doing} failed: ${message}. A file belongs to another user; start CrewCall as that user, or give the folder .data to yourself.`,
      cause,
    );
  }
  return new Problem(`${doing} failed: ${message}`, cause);
}

function fullDisk(doing: string): string {
  return `${doing} failed: the disk is full. Free some space (300 MB are enough) and start again; nothing that was saved is lost.`;
}
