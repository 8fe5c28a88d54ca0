import { dropSheetPdfs } from '@crewcall/bookings-domain';
import { callSheetRoutes, type SheetFile, sheetFileLimits, type SheetFileUpload } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { buildPdf, buildZip, eicar } from '@crewcall/testing-files';
import { eventually, type TestActor } from '@crewcall/testing-node';
import { OldSheets } from '../src/call-sheets/old-sheets.service.js';
import { SheetFileKeeping } from '../src/call-sheets/sheet-file-keeping.service.js';
import { sheetFileBuckets } from '../src/call-sheets/sheet-file-buckets.js';
import { SheetFilesExporter } from '../src/personal-data/sheet-files.exporter.js';
import { sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, aRecruiter } from './marketplace.js';
import { storageEnv } from './storage.js';

describe('files of a call sheet', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;
  let storage: Storage;

  beforeAll(async () => {
    crew = await CrewMarket.open(storageEnv());
    sheets = sheetsOf(crew);
    storage = crew.service.get(Storage);
    await storage.ensureBuckets();
  });
  afterAll(() => crew.close());

  const open = (actor: TestActor, callId: string) =>
    sheets.as(actor).post<SheetFileUpload>(callSheetRoutes.sheetFiles(callId));
  const handIn = (actor: TestActor, callId: string, id: string, file_name: string) =>
    sheets.as(actor).put<SheetFile>(callSheetRoutes.sheetFile(callId, id), { file_name });
  const remove = (actor: TestActor, callId: string, id: string) =>
    sheets.as(actor).delete(callSheetRoutes.sheetFile(callId, id));
  const see = (actor: TestActor, callId: string, id: string) =>
    sheets.as(actor).get(callSheetRoutes.sheetFile(callId, id));
  const answerOf = async (answer: Promise<{ status: number; body: object }>) => {
    const { status, body } = await answer;
    return [status, (body as { code?: string }).code];
  };
  const isStored = async (id: string): Promise<boolean> => (await storage.stat(sheetFileBuckets.safe, id)) !== null;

  /** Into the store by its form, as a browser does. */
  async function send({ id, upload_form }: SheetFileUpload, bytes: Buffer): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(upload_form.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), id);
    return (await fetch(upload_form.url, { method: 'POST', body: form })).status;
  }
  async function upload(actor: TestActor, callId: string, bytes: Buffer, name: string) {
    const { body } = await open(actor, callId);
    await send(body, bytes);
    return { id: body.id, ...(await handIn(actor, callId, body.id, name)) };
  }
  const filesOf = async (actor: TestActor, callId: string): Promise<SheetFile[]> =>
    (await sheets.sheetOf(actor, callId)).attachments;
  /** Handed in and scanned. */
  async function attached(actor: TestActor, callId: string, bytes = buildPdf(), name = 'stage-plan.pdf') {
    const { id } = await upload(actor, callId, bytes, name);
    return eventually(async () => {
      const file = (await filesOf(actor, callId)).find((one) => one.id === id);
      return file && file.state !== 'scanning' ? file : null;
    });
  }

  it('are scanned, published with a version, and opened by those booked and the company alone [R403]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const file = await attached(recruiter, callId, buildPdf(), '../plans/Stage plan.pdf');
    const told = { id: file.id, name: 'Stage plan.pdf', size: buildPdf().length, type: 'application/pdf' };
    expect(file).toEqual({ ...told, state: 'safe' });
    // A draft is the company's alone.
    expect(await filesOf(first, callId)).toEqual([]);
    expect(await answerOf(see(first, callId, file.id))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
    expect((await see(recruiter, callId, file.id)).status).toBe(200);
    expect((await sheets.sheetOf(recruiter, callId)).changes).toMatchObject([
      { field: 'attachments', before: null, after: 'Stage plan.pdf' },
    ]);
    await sheets.publish(recruiter, callId);
    expect(await filesOf(first, callId)).toEqual([{ ...told, state: 'safe' }]);
    expect((await sheets.sheetOf(first, callId)).content?.attachments).toEqual([told]);
    const { status, headers, body } = await see(first, callId, file.id);
    expect([status, body, headers.get('content-type')]).toEqual([200, buildPdf().toString(), 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Stage plan\.pdf"/);
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    for (const stranger of [aFreelancer(), aRecruiter()])
      expect(await answerOf(see(stranger, callId, file.id))).toEqual([404, 'CALL_SHEET_NOT_FOUND']);
    const other = await sheets.booked();
    expect(await answerOf(see(other.recruiter, other.callId, file.id))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
    expect(await answerOf(remove(other.recruiter, other.callId, file.id))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
    expect(await answerOf(open(other.recruiter, callId))).toEqual([404, 'CALL_SHEET_NOT_FOUND']);
  });

  it('are opened by no one before their scan, nor when they did not pass, and blocked ones are not published [R403]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    const keeping = crew.service.get(SheetFileKeeping);
    const scan = jest.spyOn(keeping, 'scan').mockResolvedValue();
    const { id, body } = await upload(recruiter, callId, Buffer.concat([buildPdf(), Buffer.from(eicar)]), 'bad.pdf');
    expect(body.state).toBe('scanning');
    await sheets.publish(recruiter, callId);
    expect((await filesOf(first, callId)).map(({ state }) => state)).toEqual(['scanning']);
    for (const actor of [first, recruiter])
      expect(await answerOf(see(actor, callId, id))).toEqual([409, 'SHEET_FILE_SCANNING']);
    scan.mockRestore();
    await keeping.scan(id);
    for (const actor of [first, recruiter]) {
      expect((await filesOf(actor, callId)).map(({ state }) => state)).toEqual(['blocked']);
      expect(await answerOf(see(actor, callId, id))).toEqual([403, 'SHEET_FILE_BLOCKED']);
    }
    expect([await isStored(id), await storage.stat(sheetFileBuckets.quarantine, id)]).toEqual([false, null]);
    await sheets.publish(recruiter, callId);
    expect(await filesOf(first, callId)).toEqual([]);
  });

  it('may be pictures, documents and workbooks, and nothing else by whatever name [R403]', async () => {
    const { recruiter, callId } = await sheets.booked();
    const workbook = await buildZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
    expect((await attached(recruiter, callId, workbook, 'crew.xlsx')).state).toBe('safe');
    expect((await attached(recruiter, callId, workbook, 'crew.docx')).state).toBe('blocked');
    const wrong = [415, 'SHEET_FILE_WRONG_TYPE'];
    expect(await answerOf(upload(recruiter, callId, Buffer.from('<html>'), 'page.pdf'))).toEqual(wrong);
    expect(await answerOf(upload(recruiter, callId, buildPdf(), 'run.exe'))).toEqual(wrong);
    expect(await answerOf(upload(recruiter, callId, buildPdf(), 'plan.png'))).toEqual(wrong);
    expect(await answerOf(upload(recruiter, callId, buildPdf(), ''))).toEqual([400, 'VALIDATION_FAILED']);
    const { body } = await open(recruiter, callId);
    expect(await answerOf(handIn(recruiter, callId, body.id, 'a.pdf'))).toEqual([409, 'SHEET_FILE_NOT_ARRIVED']);
    expect(await answerOf(handIn(recruiter, callId, newId(), 'a.pdf'))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
  });

  it('are ten of ten megabytes at most, fifty in all [R403]', async () => {
    const { recruiter, callId } = await sheets.booked();
    const { body: large } = await open(recruiter, callId);
    expect(await send(large, Buffer.alloc(sheetFileLimits.bytes + 1, buildPdf()))).toBeGreaterThanOrEqual(400);
    await remove(recruiter, callId, large.id);
    const first = await attached(recruiter, callId);
    const sized = (size: number) =>
      crew.service.rows('UPDATE bookings.sheet_files SET size = $2 WHERE id = $1', [first.id, size]);
    await sized(sheetFileLimits.totalBytes - buildPdf().length + 1);
    expect(await answerOf(upload(recruiter, callId, buildPdf(), 'b.pdf'))).toEqual([409, 'SHEET_FILES_TOO_LARGE']);
    await sized(sheetFileLimits.totalBytes - buildPdf().length);
    expect(await answerOf(upload(recruiter, callId, buildPdf(), 'b.pdf'))).toEqual([200, undefined]);
    await sized(1);
    const answers: number[] = [];
    for (let count = 0; count < 9; count += 1) answers.push((await open(recruiter, callId)).status);
    // Two are attached, one upload was opened and not handed in.
    expect(answers).toEqual([201, 201, 201, 201, 201, 201, 201, 409, 409]);
    expect(await answerOf(open(recruiter, callId))).toEqual([409, 'TOO_MANY_SHEET_FILES']);
  });

  it('stay with those booked until the version without them, and are destroyed then [R403]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    const [kept, draft] = [await attached(recruiter, callId), await attached(recruiter, callId, buildPdf(), 'b.pdf')];
    await remove(recruiter, callId, draft.id);
    await eventually(async () => !(await isStored(draft.id)));
    await sheets.publish(recruiter, callId);
    await remove(recruiter, callId, kept.id);
    expect(await answerOf(remove(recruiter, callId, kept.id))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
    await crew.service.get(SheetFileKeeping).drop(callId);
    expect((await see(first, callId, kept.id)).status).toBe(200);
    await sheets.publish(recruiter, callId);
    await eventually(async () => !(await isStored(kept.id)));
    expect(await answerOf(see(first, callId, kept.id))).toEqual([404, 'SHEET_FILE_NOT_FOUND']);
  });

  it('are swept when nothing names them any more', async () => {
    const { recruiter, callId } = await sheets.booked();
    const { body } = await open(recruiter, callId);
    await send(body, buildPdf());
    await crew.service.rows(`UPDATE bookings.sheet_files SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      body.id,
    ]);
    const orphan = newId();
    for (const bucket of Object.values(sheetFileBuckets))
      await storage.put(bucket, orphan, buildPdf(), 'application/pdf');
    const file = await attached(recruiter, callId);
    await crew.service.get(SheetFileKeeping).sweep(new Date(Date.now() + 60_000));
    for (const bucket of Object.values(sheetFileBuckets)) expect(await storage.stat(bucket, orphan)).toBeNull();
    expect([await storage.stat(sheetFileBuckets.quarantine, body.id), await isStored(file.id)]).toEqual([null, true]);
  });

  it('end with their sheet two years after the call, and not before [R419] [Q92]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.fill(recruiter, callId, { parking: 'Dock C' });
    const [published, draft] = [await attached(recruiter, callId), await attached(recruiter, callId)];
    await remove(recruiter, callId, draft.id);
    await sheets.publish(recruiter, callId);
    const added = await attached(recruiter, callId);
    const runIn = async (days: number): Promise<void> => {
      const clock = jest
        .spyOn(crew.service.get(Clock), 'now')
        .mockReturnValue(new Date(Date.now() + days * 86_400_000));
      await crew.service.get(OldSheets).endAll();
      clock.mockRestore();
    };
    const left = async () => [
      await isStored(published.id),
      await isStored(added.id),
      (await crew.service.rows('SELECT 1 FROM bookings.sheet_files WHERE call_id = $1', [callId])).length,
      (await crew.service.rows('SELECT 1 FROM bookings.sheet_fields WHERE fields::text LIKE $1', ['%Dock C%'])).length,
      (await sheets.sheetOf(first, callId)).version,
    ];
    await runIn(2 * 365);
    expect(await left()).toEqual([true, true, 2, 1, 1]);
    await runIn(2 * 365 + 8);
    expect(await left()).toEqual([false, false, 0, 0, null]);
    const pdfs = await crew.service.rows<{ told: object }>(
      `SELECT payload -> 'payload' AS told FROM outbox_memory WHERE name = $1 AND payload::text LIKE '%' || $2 || '%'`,
      [dropSheetPdfs.name, callId],
    );
    expect(pdfs).toEqual([{ told: { call_id: callId, last_version: 1 } }]);
    await runIn(2 * 365 + 9);
    const { body } = await sheets.as(first).get<{ state: string }[]>('/api/bookings?side=freelancer');
    expect(body).toHaveLength(1);
  });

  it('are in the copy of a company’s data, and destroyed with its PDFs when it leaves [R403]', async () => {
    const { recruiter, callId } = await sheets.booked();
    const file = await attached(recruiter, callId);
    await sheets.publish(recruiter, callId);
    const exporter = crew.service.get(SheetFilesExporter);
    const copied: [string, string][] = [];
    for await (const { name, read } of exporter.files(recruiter.id)) copied.push([name, (await read()).toString()]);
    expect(copied).toEqual([['stage-plan.pdf', buildPdf().toString()]]);
    await crew.service.deliver(userDeleted, { subjectId: recruiter.id, version: 9, payload: { role: 'recruiter' } });
    await eventually(async () => !(await isStored(file.id)));
    const asked = await crew.service.rows<{ told: object }>(
      `SELECT payload -> 'payload' AS told FROM outbox_memory WHERE name = $1 AND payload::text LIKE '%' || $2 || '%'`,
      [dropSheetPdfs.name, callId],
    );
    expect(asked).toEqual([{ told: { call_id: callId, last_version: 1 } }]);
    const left = () => crew.service.rows('SELECT 1 FROM bookings.sheet_files WHERE call_id = $1', [callId]);
    await eventually(async () => (await left()).length === 0);
  });
});
