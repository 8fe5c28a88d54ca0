import type { BoardName } from './ad.js';
import type { Answer } from './reed.api.js';

export type FaultKind =
  | 'limited'
  | 'error'
  | 'slow'
  | 'truncated'
  | 'html'
  | 'types'
  | 'duplicates'
  | 'huge'
  | 'hostile'
  | 'empty'
  | 'flood'
  | 'bomb';

/** Something that goes wrong with a board from now on. */
export interface Fault {
  kind: FaultKind;
  /** Both when absent. */
  board?: BoardName;
  /** Only on searches or only on single ads; both when absent. */
  on?: 'search' | 'ad';
  /** How often; for ever when absent. */
  times?: number;
  /** Passes over so many calls first. */
  after?: number;
  /** Of `limited`: seconds in Retry-After; none when absent. */
  retryAfter?: number;
  /** Of `slow`: milliseconds before, and between, the bytes. */
  delayMs?: number;
}

const HUGE = 200_000;
const hostileText =
  '<p>Safe words</p><script>alert(1)</script><img src=x onerror="alert(2)"><style>body{display:none}</style><iframe src="javascript:alert(3)"></iframe>' +
  '<a href="javascript:alert(4)">Apply</a><svg/onload=alert(5)>\u0000\u202e' +
  '<div>'.repeat(2000);

/** The faults of now; each call asks which of them it meets. */
export class Faults {
  private active: Fault[] = [];

  set(...faults: Fault[]): void {
    this.active = faults.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.active = [];
  }

  meet(board: BoardName, on: 'search' | 'ad'): Fault | undefined {
    return this.active.find((fault) => {
      if ((fault.board ?? board) !== board || (fault.on ?? on) !== on) return false;
      if (fault.after) {
        fault.after -= 1;
        return false;
      }
      if (fault.times === undefined) return true;
      fault.times -= 1;
      return fault.times >= 0;
    });
  }
}

type Item = Record<string, unknown>;

const titleField = { Reed: 'jobTitle', Adzuna: 'title' } as const;
const textField = { Reed: 'jobDescription', Adzuna: 'description' } as const;
const urlField = { Reed: 'jobUrl', Adzuna: 'redirect_url' } as const;

function spoil(kind: FaultKind, board: BoardName, item: Item, number: number): unknown {
  const [title, text, url] = [titleField[board], textField[board], urlField[board]];
  if (kind === 'huge') return number === 0 ? { ...item, [text]: `<p>${'Long words. '.repeat(HUGE / 12)}</p>` } : item;
  if (kind === 'hostile')
    return { ...item, [text]: hostileText, ...(number % 3 === 2 ? { [url]: 'javascript:alert(6)' } : {}) };
  if (kind !== 'types') return item;
  const wrong = [
    null,
    'no object',
    { ...item, [title]: 42 },
    { ...item, [url]: ['x'] },
    { ...item, [text]: { no: 'text' } },
  ];
  return number < wrong.length ? wrong[number] : item;
}

/** The answer as the fault leaves it. Single ads are spoilt like the items of a page. */
export function spoilt({ kind }: Fault, board: BoardName, { status, body }: Answer): Answer {
  if (status !== 200 || typeof body !== 'object' || body === null) return { status, body };
  const { results } = body as { results?: Item[] };
  if (!results) return { status, body: spoil(kind, board, body as Item, 0) };
  if (kind === 'empty') return { status, body: { ...body, results: [], count: 0, totalResults: 0 } };
  return { status, body: { ...body, results: results.map((item, number) => spoil(kind, board, item, number)) } };
}
