import { callSheetRoutes, sheetFileLimits, type SheetFileUpload } from '@crewcall/contracts-bookings';
import { Storage } from '@crewcall/platform-storage';
import type { TestActor } from '@crewcall/testing-node';
import { SheetFileKeeping } from '../src/call-sheets/sheet-file-keeping.service.js';
import { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { storageEnv } from './storage.js';

describe('files of call sheets that were opened and not handed in', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    // A service sweeps when it starts: here that would be while rows are counted, so the test does it alone.
    const sweep = jest.spyOn(SheetFileKeeping.prototype, 'sweep');
    crew = await CrewMarket.open(storageEnv());
    sweep.mockRestore();
    await crew.service.get(Storage).ensureBuckets();
  });
  afterAll(() => crew.close());

  const open = (actor: TestActor, callId = '') =>
    crew.service.as(actor).post<SheetFileUpload>(callSheetRoutes.sheetFiles(callId));
  const opened = (hours: number, count: number, callId = '') =>
    crew.service.rows(
      `INSERT INTO bookings.sheet_files (id, call_id, created_at, removed_at)
       SELECT gen_random_uuid(), $1, now() - make_interval(hours => $2), CASE WHEN n % 2 = 0 THEN now() END
       FROM generate_series(1, $3) AS n`,
      [callId, hours, count],
    );

  it('are 60 at most of one company, whatever calls they are of, until they are swept [S60]', async () => {
    const { recruiter, role } = await crew.job();
    const [[callId], [elsewhere]] = [role.call_ids, (await crew.job({}, recruiter)).role.call_ids];
    await opened(23, sheetFileLimits.waiting - 1, elsewhere);
    await crew.service.rows(
      `INSERT INTO bookings.sheet_files (id, call_id, created_at, state, name, type, size)
       VALUES (gen_random_uuid(), $1, now(), 'safe', 'a.pdf', 'application/pdf', 1)`,
      [callId],
    );
    expect((await open(recruiter, callId)).status).toBe(201);
    const refused = await open(recruiter, callId);
    expectCode(refused, 429, 'TOO_MANY_UPLOADS');
    expect(refused.headers.get('retry-after')).toBe('3600');
    const other = await crew.job();
    expect((await open(other.recruiter, other.role.call_ids[0])).status).toBe(201);
    await crew.service.rows(
      `UPDATE bookings.sheet_files SET created_at = now() - interval '25 hours' WHERE call_id = $1`,
      [elsewhere],
    );
    await crew.service.get(SheetFileKeeping).sweep();
    expect((await open(recruiter, callId)).status).toBe(201);
  });

  it('are no more when they are opened for calls of several jobs at the same moment [S60]', async () => {
    const { recruiter, role } = await crew.job();
    const calls = [...role.call_ids];
    while (calls.length < 4) calls.push(...(await crew.job({}, recruiter)).role.call_ids);
    await opened(1, sheetFileLimits.waiting - 1, (await crew.job({}, recruiter)).role.call_ids[0]);
    const statuses = (await Promise.all(calls.map((callId) => open(recruiter, callId)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 429, 429, 429]);
  });
});
