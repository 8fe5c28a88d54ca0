import {
  type ApplicantBoard,
  type BoardColumnCards,
  boardLimits,
  type BoardQuery,
  applicantBoardRoutes,
} from '@crewcall/contracts-bookings';
import type { ApiFailure, ApiRequest } from '@crewcall/web-data-access';

export interface BoardOf extends BoardQuery {
  jobId: string;
}

type Answer = { data: unknown; error?: undefined } | { error: ApiFailure };
type Ask = (request: ApiRequest) => Answer | PromiseLike<Answer>;
type Read = { data: ApplicantBoard } | { error: ApiFailure };

/** A move that is shown before it is saved makes a column a card longer or shorter: that is no page more or less. */
const pagesShown = ({ cards, next }: BoardColumnCards): number =>
  next ? Math.round(cards.length / boardLimits.page) : Math.ceil(cards.length / boardLimits.page);

/** Puts the next cards of a column below those that are there. */
export function append(columns: BoardColumnCards[], more: BoardColumnCards | undefined): void {
  const shown = columns.find(({ column }) => column === more?.column);
  if (!shown || !more) return;
  const known = new Set(shown.cards.map((card) => card.application_id));
  shown.cards.push(...more.cards.filter((card) => !known.has(card.application_id)));
  Object.assign(shown, { next: more.next, count: more.count });
}

/** The board as it is now, each column as far as it is shown: one that was opened further is not folded back. */
export async function readBoard(of: BoardOf, shown: () => ApplicantBoard | undefined, ask: Ask): Promise<Read> {
  const { jobId, ...filters } = of;
  const read = async (params: BoardQuery): Promise<Read> => {
    const answer = await ask({ url: applicantBoardRoutes.board(jobId), params: { ...params } });
    return answer.error ? { error: answer.error } : { data: answer.data as ApplicantBoard };
  };
  const first = await read(filters);
  if ('error' in first) return first;
  for (const own of first.data.columns) {
    const pages = (): number => pagesShown(shown()?.columns.find(({ column }) => column === own.column) ?? own);
    for (let page = 1; own.next && page < pages(); page += 1) {
      const more = await read({ ...filters, column: own.column, after: own.next });
      if ('error' in more) return more;
      append(first.data.columns, more.data.columns[0]);
    }
  }
  return first;
}
