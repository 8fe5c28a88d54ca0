// In two halves, or scanners would take this very file for the test virus.
const EICAR = Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** Why a file is not safe. Names a family, never a path of ours. */
export type Threat =
  | 'test-virus'
  | 'program'
  | 'macros'
  | 'active-content'
  | 'bomb'
  | 'encrypted'
  | 'mixed-content'
  | 'type-mismatch'
  | 'unreadable';

/** Ends an inspection at the first threat. */
export class ThreatFound extends Error {
  constructor(readonly threat: Threat) {
    super(threat);
  }
}

/** The bytes that one file may unpack to; each piece that is unpacked is taken from it. */
export class UnpackingBudget {
  constructor(private left: number) {}

  get remaining(): number {
    return this.left;
  }

  /** @throws ThreatFound once more was unpacked than any honest file holds */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new ThreatFound('bomb');
  }
}

const programs = ['4d5a', '7f454c46', 'cafebabe', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', '2321'].map((start) =>
  Buffer.from(start, 'hex'),
);
const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** What bytes alone show, of a whole file and of every part unpacked from one. @throws ThreatFound */
export function assertHarmless(bytes: Buffer): void {
  if (bytes.includes(EICAR)) throw new ThreatFound('test-virus');
  if (programs.some((start) => startsWith(bytes, start))) throw new ThreatFound('program');
}
