import type { SheetFields } from './call-sheet.js';
import {
  callPhoneProblem,
  fieldsOfCall,
  hasContacts,
  mapAddress,
  SHEET_TO_FOLLOW,
  sheetFieldsProblem,
  sheetTexts,
  tidySheetFields,
} from './call-sheet.rules.js';

describe('a phone number on a call sheet', () => {
  it.each([
    '07700 900123',
    '+44 (0)20 7946 0018',
    '020-7946.0018',
    '020 7946 0018 x 12',
    '020 7946 0018 ext. 4',
    '020 7946 0018 EXT 4',
    '02079460018x12',
    '02079460018ext.12',
    ' 07700 900123 ',
    '999/112',
    '1'.repeat(30),
  ])('may be %s', (phone) => expect(callPhoneProblem(phone)).toBeNull());

  it.each(['', null, undefined])('may be left out as %p', (phone) => expect(callPhoneProblem(phone)).toBeNull());

  it.each([
    'ask Dana',
    'call 07700 900123',
    '07700 900123 or Dana',
    '020 7946 0018 ext',
    '(020)',
    '1'.repeat(31),
    '0770\n0900123',
    7700,
  ])('cannot be %p', (phone) =>
    expect(callPhoneProblem(phone)).toBe('Please enter a phone number of at most 30 characters.'),
  );
});

describe('what a company types into a call sheet', () => {
  it('is fine where all of it is text, or nothing', () => {
    const fields: SheetFields = {
      parking: 'Behind the hall.\nGate 4.',
      notes: null,
      wifi: undefined,
      radio: 'x'.repeat(2_000),
      site_contact: { name: 'Dana Cole', phone: '07700 900123', role: 'stage manager' },
      running_order: [{ time: '08:00', what: 'Get-in' }],
    };
    expect([sheetFieldsProblem(fields), sheetFieldsProblem({})]).toEqual([null, null]);
    expect(sheetFieldsProblem({ site_contact: null, running_order: null })).toBeNull();
  });

  it.each([[null], [undefined], ['parking'], [[]], [{ title: 'Winter Lights' }], [{ parking: 'x', colour: 'red' }]])(
    'is of fields that a sheet has: %j',
    (value) => expect(sheetFieldsProblem(value)).toBe(sheetTexts.fields),
  );

  it('names the field whose text is too long or is none', () => {
    expect(sheetFieldsProblem({ parking: 'x'.repeat(2_001) })).toBe(
      'Parking: please use plain text of at most 2,000 characters.',
    );
    expect(sheetFieldsProblem({ load_in: 7 })).toBe('Load-in: please use plain text of at most 2,000 characters.');
    expect(sheetFieldsProblem({ nearest_ae: 'a\u0000' })).toMatch(/^Nearest A&E: /);
    expect(sheetFieldsProblem({ parking: ` ${'x'.repeat(2_000)} ` })).toBeNull();
  });

  it('has a contact on site whose parts may each be left out', () => {
    for (const fine of [{}, { name: 'Dana' }, { role: 'x'.repeat(120) }, { phone: '999' }, { name: null, phone: null }])
      expect(sheetFieldsProblem({ site_contact: fine })).toBeNull();
    for (const wrong of [
      'Dana',
      ['Dana'],
      { email: 'd@x.example' },
      { name: 'x'.repeat(121) },
      { name: 'a\nb' },
      { role: 7 },
      { phone: 'none' },
    ])
      expect(sheetFieldsProblem({ site_contact: wrong })).toBe(sheetTexts.contact);
  });

  it('has a running order of up to sixty lines, each with a time and what happens', () => {
    const line = { time: '08:00', what: 'Get-in' };
    const order = (running_order: unknown) => sheetFieldsProblem({ running_order });
    expect([order([]), order(Array(60).fill(line)), order([{ ...line, what: 'x'.repeat(120) }])]).toEqual([
      null,
      null,
      null,
    ]);
    for (const wrong of [
      Array(61).fill(line),
      [line, { ...line, time: '8' }],
      [{ ...line, what: ' ' }],
      [{ ...line, what: 'x'.repeat(121) }],
      [{ time: '08:00' }],
      [{ ...line, who: 'all' }],
      ['08:00 Get-in'],
      [null],
      { length: 0 },
    ])
      expect(order(wrong)).toBe(sheetTexts.order);
  });

  it('is told by the first thing that is wrong', () => {
    expect(sheetFieldsProblem({ site_contact: 'Dana', colour: 'red' })).toBe(sheetTexts.contact);
    expect(sheetFieldsProblem({ wifi: undefined, colour: 'red' })).toBe(sheetTexts.fields);
  });
});

describe('what is kept of what was typed', () => {
  it('is trimmed, with what is blank as nothing, and only what was sent', () => {
    expect(tidySheetFields({ parking: ' Gate 4 ', notes: '  ', wifi: null })).toEqual({
      parking: 'Gate 4',
      notes: null,
      wifi: null,
    });
    expect(tidySheetFields({})).toEqual({});
  });

  it('is a contact as long as one part of it says something', () => {
    const kept = (name: string | null, phone: string | null, role: string | null) =>
      tidySheetFields({ site_contact: { name, phone, role } }).site_contact;
    expect(kept(' Dana ', ' ', null)).toEqual({ name: 'Dana', phone: null, role: null });
    expect(kept(null, ' 999 ', ' medic ')).toEqual({ name: null, phone: '999', role: 'medic' });
    expect([kept(' ', '', null), tidySheetFields({ site_contact: null }).site_contact]).toEqual([null, null]);
  });

  it('is a running order as it was typed, since a night goes past midnight', () => {
    const running_order = [
      { time: '22:00', what: ' Show ' },
      { time: '01:00', what: 'Get-out' },
    ];
    expect(tidySheetFields({ running_order })).toEqual({
      running_order: [
        { time: '22:00', what: 'Show' },
        { time: '01:00', what: 'Get-out' },
      ],
    });
    expect([[], null].map((order) => tidySheetFields({ running_order: order }))).toEqual([
      { running_order: null },
      { running_order: null },
    ]);
  });
});

it('what is typed for a call wins over what is typed for its job, also where it says that there is nothing', () => {
  const job = { parking: 'Gate 4', wifi: 'crew', notes: 'Quiet, please.' };
  expect(fieldsOfCall(job, { parking: null, wifi: 'guest' })).toEqual({
    parking: null,
    wifi: 'guest',
    notes: 'Quiet, please.',
  });
});

it('a sheet has names and numbers for ninety days after its call', () => {
  const call = new Date('2026-11-26T08:00:00Z');
  expect(hasContacts(call, new Date('2027-02-24T07:59:59Z'))).toBe(true);
  expect(hasContacts(call, new Date('2027-02-24T08:00:00Z'))).toBe(false);
});

it('a place leads to its map, and a sheet that is not there yet says so', () => {
  expect(mapAddress('O2 Arena, London & Greenwich')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=O2%20Arena%2C%20London%20%26%20Greenwich',
  );
  expect(SHEET_TO_FOLLOW).toBe('Call sheet to follow');
});
