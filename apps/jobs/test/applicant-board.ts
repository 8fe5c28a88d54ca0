import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type ApplicantBoard,
  type BoardCard,
  type BoardColumn,
  applicantBoardRoutes,
} from '@crewcall/contracts-bookings';
import type { BulkRequest, BulkResult, MoveCardRequest, MovedCard } from '@crewcall/contracts-bookings';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import type { Application, Job } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';

/** Short ways to say what happens on the board of a job's applicants. */
export function boardOf(crew: CrewMarket) {
  const as = (actor: TestActor) => crew.service.as(actor);
  const read = async (company: TestActor, job: Job, query = ''): Promise<ApplicantBoard> =>
    (await as(company).get<ApplicantBoard>(`${applicantBoardRoutes.board(job.id)}${query}`)).body;
  const columnOf = (board: ApplicantBoard, column: BoardColumn) =>
    board.columns.find((one) => one.column === column) ?? { column, count: -1, cards: [], next: null };
  return {
    read,
    columnOf,
    names: (board: ApplicantBoard, column: BoardColumn): (string | null)[] =>
      columnOf(board, column).cards.map(({ first_name }) => first_name),
    cardOf: async (company: TestActor, job: Job, { id }: Application): Promise<BoardCard | undefined> =>
      (await read(company, job)).columns.flatMap(({ cards }) => cards).find((card) => card.application_id === id),
    apply: async (
      job: Job,
      first: string,
      skills: string[] = [],
      point: { lat?: number; lon?: number } = {},
    ): Promise<{ person: TestActor; application: Application }> => {
      const person = await crew.crew(first);
      const place = { location: 'Leeds, West Yorkshire', ...point };
      const payload = { kind: 'freelancer' as const, ...place, skills, completeness: 1 };
      await crew.service.deliver(profileChanged, { subjectId: person.id, version: 1, payload });
      return { person, application: await crew.market.apply(person, job) };
    },
    move: (company: TestActor, { id }: Application, input: MoveCardRequest) =>
      as(company).put<MovedCard>(applicantBoardRoutes.moveCard(id), input),
    bulk: (company: TestActor, input: BulkRequest, key?: string) =>
      (key ? as(company).with({ 'idempotency-key': key }) : as(company)).post<BulkResult>(
        applicantBoardRoutes.bulk,
        input,
      ),
    /** Does what is due so many minutes from now. */
    after: async (minutes: number): Promise<void> => {
      const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(Date.now() + minutes * 60_000));
      await crew.service.get(DeadlineKeeper).keepAll();
      clock.mockRestore();
    },
  };
}
