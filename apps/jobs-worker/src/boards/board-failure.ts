export type FailureKind = 'auth' | 'limited' | 'server' | 'timeout' | 'network' | 'malformed' | 'too_large' | 'refused';

const passing: readonly FailureKind[] = ['limited', 'server', 'timeout', 'network', 'malformed'];

/** A call to a board that came to nothing, in words that carry neither keys nor addresses. */
export class BoardFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** How long the board asked to be left alone. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
    this.name = 'BoardFailure';
  }

  /** Asking again may help. */
  get isPassing(): boolean {
    return passing.includes(this.kind);
  }

  /** It says that the board is unwell; asking too fast or for the wrong thing does not. */
  get isTheBoards(): boolean {
    return this.isPassing && this.kind !== 'limited';
  }
}
