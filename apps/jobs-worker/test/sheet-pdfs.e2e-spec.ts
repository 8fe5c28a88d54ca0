import { CallSheetRepository, dropSheetPdfs, makeSheetPdf } from '@crewcall/bookings-domain';
import { SHEET_PDF_BUCKET, SHEET_PDF_MAX_BYTES, sheetPdfKey } from '@crewcall/contracts-bookings';
import { buildJob, JobRepository } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Storage } from '@crewcall/platform-storage';
import { eventually, readPdf, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { SheetPdfs } from '../src/sheet-pdf/sheet-pdfs.service.js';
import { JobsTablesModule } from './jobs-tables.module.js';
import { storageEnv } from './storage.js';

const content = {
  title: 'Winter Lights',
  company: 'Northlight',
  call_name: null,
  starts_on: '2035-06-12',
  starts_at: '08:00',
  ends_on: '2035-06-12',
  ends_at: '18:00',
  place: 'Leeds',
  roles: ['Rigger'],
};

describe('PDFs of call sheets', () => {
  let tables: TestService;
  let worker: TestService;
  let storage: Storage;

  beforeAll(async () => {
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables, env: storageEnv() });
    storage = worker.get(Storage);
    await storage.ensureBuckets();
  });
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  /** Of a call of a job of its own. */
  async function published(versions = 1): Promise<{ callId: string }> {
    const [job, callId] = [buildJob({}), newId()];
    await worker.get(JobRepository).addJob(job);
    await worker.rows(
      `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
       VALUES ($1, $2, '2035-06-12', '08:00', '2035-06-12', '18:00', '[2035-06-12T07:00Z,2035-06-12T17:00Z)')`,
      [callId, job.id],
    );
    for (let version = 1; version <= versions; version += 1)
      await worker.get(CallSheetRepository).addCallSheet({
        id: newId(),
        callId,
        version,
        content: { ...content, notes: `As of ${version}` },
        changed: [],
        important: true,
        publishedAt: new Date('2035-06-01T10:00:00Z'),
        remindedAt: null,
      });
    return { callId };
  }
  const enqueue = (callId: string, version = 1): Promise<void> =>
    worker.get(Transactions).run(() => worker.get(Tasks).enqueue(makeSheetPdf, { call_id: callId, version }));
  const stored = (callId: string, version = 1) => storage.stat(SHEET_PDF_BUCKET, sheetPdfKey(callId, version));
  const made = (callId: string, version = 1) => eventually(async () => (await stored(callId, version)) !== null);

  it('are made by the worker, once for a version, and again when one is missing [R413]', async () => {
    const { callId } = await published(2);
    await enqueue(callId, 2);
    await made(callId, 2);
    const key = sheetPdfKey(callId, 2);
    const bytes = await storage.read(SHEET_PDF_BUCKET, key, SHEET_PDF_MAX_BYTES);
    expect(readPdf(bytes).pages[0]?.text).toContain('As of 2');
    expect((await stored(callId, 2))?.contentType).toBe('application/pdf');
    const put = jest.spyOn(storage, 'put');
    await worker.get(SheetPdfs).make(callId, 2);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    await storage.remove(SHEET_PDF_BUCKET, key);
    await enqueue(callId, 2);
    await made(callId, 2);
    expect((await storage.read(SHEET_PDF_BUCKET, key, SHEET_PDF_MAX_BYTES)).equals(bytes)).toBe(true);
  });

  it('of a version that never was are not made', async () => {
    const { callId } = await published();
    await worker.get(SheetPdfs).make(callId, 2);
    expect(await stored(callId, 2)).toBeNull();
  });

  it('go when their sheets lose their contacts, and with their call [R413] [R419]', async () => {
    const [first, second] = [await published(2), await published()];
    await worker.get(SheetPdfs).make(first.callId, 1);
    await worker.get(SheetPdfs).make(first.callId, 2);
    await worker.get(SheetPdfs).make(second.callId, 1);
    const { callId } = first;
    await worker
      .get(Transactions)
      .run(() => worker.get(Tasks).enqueue(dropSheetPdfs, { call_id: callId, last_version: 2 }));
    await eventually(async () => !(await stored(callId, 1)) && !(await stored(callId, 2)));
    await worker.get(SheetPdfs).make(callId, 2);
    await worker.rows('DELETE FROM bookings.calls WHERE id = $1', [second.callId]);
    await worker.get(SheetPdfs).sweep(new Date(Date.now() + 60_000));
    expect([await stored(second.callId), (await stored(callId, 2)) !== null]).toEqual([null, true]);
  });
});
