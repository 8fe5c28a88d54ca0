import { PendingDecisionRepository } from '@crewcall/bookings-domain';
import type { Application } from '@crewcall/contracts-jobs';
import { eventually } from '@crewcall/testing-node';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';

describe('an offer that is being made while its application ends', () => {
  let crew: CrewMarket;
  let board: ReturnType<typeof boardOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    board = boardOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const isSomebodyWaiting = async (): Promise<boolean> => {
    const blocked = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
    return (await crew.service.rows(blocked)).length > 0;
  };

  it.each([
    ['withdrawn by the person', ['withdrawn', 'withdrawn']],
    ['rejected by the company', ['rejected', 'withdrawn']],
    ['rejected as it falls due', ['applied', 'open']],
  ])('is not left on an application that is decided: %s', async (how, after) => {
    const { recruiter, job, role } = await crew.job();
    const { application, person } = await board.apply(job, 'Ann');
    const path = `/api/applications/${application.id}`;
    if (how === 'rejected as it falls due') await board.move(recruiter, application, { from: 'new', to: 'no' });
    const pending = crew.service.get(PendingDecisionRepository);
    const removeNo = pending.removeNo.bind(pending);
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let isEnded = false;
    jest.spyOn(pending, 'removeNo').mockImplementationOnce(async (id) => {
      begin();
      await eventually(async () => isEnded || (await isSomebodyWaiting()));
      return removeNo(id);
    });
    const end = (): Promise<unknown> => {
      if (how === 'withdrawn by the person') return crew.service.as(person).delete(path);
      if (how === 'rejected by the company') return crew.service.as(recruiter).put(`${path}/reject`, {});
      return board.after(6);
    };
    const making = crew.offer(recruiter, role, person);
    await begun;
    const ending = end().then(() => (isEnded = true));
    const offer = await making;
    await ending;
    const [row] = await crew.service.rows<Pick<Application, 'status'>>(
      'SELECT status FROM applications WHERE id = $1',
      [application.id],
    );
    expect([row?.status, (await crew.see(person, offer)).state]).toEqual(after);
  });
});
