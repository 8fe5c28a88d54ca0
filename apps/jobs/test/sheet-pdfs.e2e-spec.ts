import { callSheetRoutes, SHEET_PDF_BUCKET, sheetPdfKey } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import type { TestAnswer } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aFreelancer, aRecruiter } from './marketplace.js';
import { storageEnv } from './storage.js';

function expectMissing(answer: TestAnswer<object>): void {
  expectError(answer, 404);
  expect(answer.body).toMatchObject({ code: 'CALL_SHEET_NOT_FOUND' });
}

describe('the PDF of a call sheet', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open(storageEnv());
    sheets = sheetsOf(crew);
    await crew.service.get(Storage).ensureBuckets();
  });
  afterAll(() => crew.close());

  /** The worker's task for it, as it was enqueued. */
  const asked = (callId: string) =>
    crew.service.rows(
      `SELECT 1 FROM outbox_memory WHERE name = 'make-sheet-pdf' AND payload -> 'payload' ->> 'call_id' = $1`,
      [callId],
    );

  it('is for the company and those booked; to others there is none [R413]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    const path = callSheetRoutes.sheetPdf(callId, '1');
    expectMissing(await sheets.as(first).get(path));
    await sheets.publish(recruiter, callId);
    await crew.service
      .get(Storage)
      .put(SHEET_PDF_BUCKET, sheetPdfKey(callId, 1), Buffer.from('%PDF-1.7 …'), 'application/pdf');
    for (const actor of [recruiter, first]) {
      const { status, body, headers } = await sheets.as(actor).get(path);
      expect([status, body, headers.get('content-type')]).toEqual([200, '%PDF-1.7 …', 'application/pdf']);
      expect(headers.get('content-disposition')).toContain(`call-sheet-${sheetDay}-v1.pdf`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const stranger of [aRecruiter(), aFreelancer()]) expectMissing(await sheets.as(stranger).get(path));
    for (const version of ['0', '2', '99999999999'])
      expectMissing(await sheets.as(first).get(callSheetRoutes.sheetPdf(callId, version)));
    expectMissing(await sheets.as(first).get(callSheetRoutes.sheetPdf(newId(), '1')));
    expect((await crew.service.anonymous().get(path)).status).toBe(401);
  });

  it('is asked for at the worker when one is missing, and with each publishing [R413]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const before = (await asked(callId)).length;
    const answer = await sheets.as(first).get(callSheetRoutes.sheetPdf(callId, '1'));
    expectError(answer, 503);
    expect(answer.body['code']).toBe('SHEET_PDF_NOT_READY');
    expect(answer.headers.get('retry-after')).toBe('3');
    expect([before > 0, (await asked(callId)).length > before]).toEqual([true, true]);
  });

  it('is gone for a person whose booking is cancelled [R418]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    const [booking] = (await sheets.as(first).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await sheets.as(first).put(`/api/bookings/${booking?.id}/cancel`, { kind: 'ill' });
    const path = callSheetRoutes.sheetPdf(callId, '1');
    expectMissing(await sheets.as(first).get(path));
    expectMissing(await sheets.see(first, callId));
  });
});
