import { callSheetRoutes, type SheetFields } from '@crewcall/contracts-bookings';
import { callSheetAcknowledged } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CallSheetsExporter } from '../src/personal-data/call-sheets.exporter.js';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('call sheets', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());

  it('follow from job, call and roles, and from what is typed for the job and for the call [R401] [R402]', async () => {
    const { recruiter, job, role, callId, first } = await sheets.booked();
    await sheets.as(recruiter).put(`/api/calls/${callId}`, {
      name: 'Show day',
      place: 'Charter Hall, Manchester M2 3GX',
      starts_on: sheetDay,
      starts_at: '08:00',
      ends_at: '23:30',
    });
    const ofJob = {
      parking: ' Dock C ',
      dress: 'Blacks',
      site_contact: { name: 'Dan Price', phone: '0161 496 0142', role: 'stage manager' },
      running_order: [{ time: '07:30', what: 'Sound call' }],
    };
    await sheets.fill(recruiter, callId, ofJob);
    const { status, body } = await sheets.fill(
      recruiter,
      callId,
      { parking: 'NCP, paid', dress: '', what3words: 'a.b.c' },
      'call',
    );
    expect([status, body.desk?.draft]).toEqual([
      200,
      {
        title: job.title,
        company: job.company,
        call_name: 'Show day',
        starts_on: sheetDay,
        starts_at: '08:00',
        ends_on: sheetDay,
        ends_at: '23:30',
        place: 'Charter Hall, Manchester M2 3GX',
        roles: [role.name],
        ...ofJob,
        parking: 'NCP, paid',
        dress: null,
        what3words: 'a.b.c',
      },
    ]);
    expect(body.desk).toMatchObject({ job_fields: { parking: 'Dock C', dress: 'Blacks' } });
    await sheets.publish(recruiter, callId);
    expect((await sheets.sheetOf(first, callId)).content).toEqual(body.desk?.draft);
    const night = Array.from({ length: 61 }, () => ({ time: '07:30', what: 'Sound' }));
    const bad: [SheetFields, string][] = [
      [{ parking: 'x'.repeat(2001) }, 'Parking: please use plain text of at most 2,000 characters.'],
      [{ running_order: night }, 'at most 60 lines'],
      [{ running_order: [{ time: '7:30', what: 'Sound' }] }, 'HH:MM'],
      [{ site_contact: { name: 'Dan', phone: 'ring me', role: null } }, 'a phone number'],
      [{ weather: 'fine' } as SheetFields, 'Please fill in'],
      [{ notes: 'a\u0000b' }, 'plain text'],
    ];
    for (const [fields, words] of bad) {
      const refused = await sheets.fill(recruiter, callId, fields);
      expectError(refused, 400);
      expect(JSON.stringify(refused.body)).toContain(words);
    }
    expect((await sheets.fill(recruiter, callId, { running_order: night.slice(1) })).status).toBe(200);
  });

  it('are the company’s alone until they are published, and read by who is booked then [R405]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.fill(recruiter, callId, { notes: 'Not for others yet.' });
    const before = await sheets.see(first, callId);
    expect(before.body).toMatchObject({ version: null, content: null, others: [], changes: [], desk: null });
    expect(JSON.stringify(before.body)).not.toContain('Not for others');
    const { status, body } = await sheets.publish(recruiter, callId);
    expect([status, body]).toMatchObject([200, { version: 1, published_at: expect.any(String) as string }]);
    await sheets.fill(recruiter, callId, { notes: 'Nor this.' });
    const after = (await sheets.sheetOf(first, callId)).content;
    expect(after?.notes).toBe('Not for others yet.');
    for (const stranger of [aRecruiter(), await crew.crew()]) expectError(await sheets.see(stranger, callId), 404);
    for (const attempt of [
      sheets.fill(aRecruiter(), callId, {}),
      sheets.publish(aRecruiter(), callId),
      sheets.remind(aRecruiter(), callId),
    ])
      expectError(await attempt, 404);
    expectError(await sheets.see(recruiter, newId()), 404);
    expectError(await sheets.see(recruiter, 'nothing'), 404);
  });

  it('have versions, whose changes stand since one last read, field by field [R406]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await sheets.fill(recruiter, callId, { parking: 'NCP, paid', radio: 'Ch 1' });
    await sheets.publish(recruiter, callId);
    await sheets.read(first, callId, 1);
    expectError(await sheets.publish(recruiter, callId), 409);
    await sheets.fill(recruiter, callId, { parking: 'Dock C, free', radio: 'Ch 1' });
    await sheets.moveCall(recruiter, callId, '07:30');
    expect((await sheets.sheetOf(recruiter, callId)).changes).toEqual([
      { field: 'call_time', before: '08:00', after: '07:30' },
      { field: 'parking', before: 'NCP, paid', after: 'Dock C, free' },
    ]);
    await sheets.publish(recruiter, callId);
    await sheets.fill(recruiter, callId, { parking: 'Dock C, free', radio: 'Ch 4' });
    await sheets.publish(recruiter, callId);
    const changed = async (person: TestActor) =>
      (await sheets.sheetOf(person, callId)).changes.map(({ field }) => field);
    expect(await changed(first)).toEqual(['call_time', 'parking', 'radio']);
    await sheets.read(first, callId, 3);
    expect(await changed(first)).toEqual(['call_time', 'parking', 'radio']);
    expect(await changed(second)).toEqual([]);
  });

  it('are acknowledged again after an important change, which the company may also make of a minor one [R407]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    const importantOf = async () => (await sheets.sentOf(callId)).at(-1)?.important;
    await sheets.publish(recruiter, callId);
    await sheets.acknowledge(first, callId, 1);
    await sheets.fill(recruiter, callId, { radio: 'Ch 4' });
    await sheets.publish(recruiter, callId);
    expect(await importantOf()).toBe(false);
    expect(await sheets.stateOf(recruiter, callId, first)).toMatchObject({
      state: 'acknowledged',
      acknowledged_version: 1,
    });
    expect((await sheets.sheetOf(first, callId)).acknowledged_at).not.toBeNull();
    for (const fields of [
      { dress: 'Blacks' },
      { ppe: 'Boots' },
      { site_contact: { name: 'Dan', phone: null, role: null } },
    ]) {
      await sheets.fill(recruiter, callId, fields);
      await sheets.publish(recruiter, callId, { important: false });
      expect(await importantOf()).toBe(true);
    }
    expect(await sheets.stateOf(recruiter, callId, first)).toMatchObject({ state: 'delivered', read_version: 1 });
    expect((await sheets.sheetOf(first, callId)).acknowledged_at).toBeNull();
    await sheets.acknowledge(first, callId, 5);
    await sheets.publish(recruiter, callId, { important: true });
    expect(await importantOf()).toBe(true);
    expect((await sheets.stateOf(recruiter, callId, first))?.state).toBe('delivered');
  });

  it('of two who publish at once have two versions, and of two who are last one is', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await Promise.all([1, 2].map(() => sheets.publish(recruiter, callId, { important: true })));
    expect((await sheets.sentOf(callId)).map(({ version }) => version)).toEqual([1, 2]);
    await Promise.all([sheets.acknowledge(first, callId, 2), sheets.acknowledge(second, callId, 2)]);
    const told = await crew.service.outbox(callSheetAcknowledged, callId);
    expect(told.filter(({ payload }) => payload.is_last)).toHaveLength(1);
  });

  it('are in the copy of either side’s data, and gone with it [R531] [R532]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    await sheets.fill(recruiter, callId, { notes: 'Ask for Quillfeather at the gate.' });
    await sheets.publish(recruiter, callId);
    await sheets.acknowledge(first, callId, 1);
    await sheets.as(first).put(callSheetRoutes.callContact, { phone: '07700 900777', shares_phone: true });
    const copyOf = async ({ id }: TestActor): Promise<string> => {
      const records: object[] = [];
      for await (const record of crew.service.get(CallSheetsExporter).records(id)) records.push(record);
      return JSON.stringify(records);
    };
    expect(await copyOf(recruiter)).toContain('Quillfeather');
    expect(await copyOf(first)).toMatch(/acknowledged_at.*07700 900777|07700 900777.*acknowledged_at/);
    for (const { id, role } of [first, recruiter])
      await crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });
    expect([await copyOf(first), await copyOf(recruiter)].join()).not.toMatch(/Quillfeather|07700 900777/);
  });
});
