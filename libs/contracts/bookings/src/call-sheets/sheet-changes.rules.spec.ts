import type { SheetContent } from './call-sheet.js';
import { changesWords, isImportantChange, sheetChangesOf, sheetWords } from './sheet-changes.rules.js';
import { importantSheetFields, sheetFields } from './sheet-fields.js';

const content: SheetContent = {
  title: 'Winter Lights',
  company: 'Northlight',
  call_name: 'Show day',
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  place: 'Old Hall, Leeds',
  roles: ['Rigger', 'Sound engineer'],
  parking: ' Gate 4 ',
  notes: ' ',
  site_contact: { name: 'Dana Cole', role: 'stage manager', phone: '07700 900123' },
  running_order: [
    { time: '08:00', what: 'Get-in' },
    { time: '19:00', what: 'Doors' },
  ],
  attachments: [
    { id: 'a', name: 'plan.pdf', size: 1, type: 'application/pdf' },
    { id: 'b', name: 'rig.pdf', size: 1, type: 'application/pdf' },
  ],
};
const changed = (changes: Partial<SheetContent>) => sheetChangesOf(content, { ...content, ...changes });

describe('the words of a sheet', () => {
  it('are those of every field that says something', () => {
    const said = sheetFields.flatMap((field) => {
      const words = sheetWords(content, field);
      return words === null ? [] : [[field, words]];
    });
    expect(Object.fromEntries(said)).toEqual({
      title: 'Winter Lights',
      call_name: 'Show day',
      date: 'Thu 26 Nov',
      call_time: '08:00',
      end: '18:00',
      place: 'Old Hall, Leeds',
      roles: 'Rigger, Sound engineer',
      parking: 'Gate 4',
      site_contact: 'Dana Cole, stage manager, 07700 900123',
      running_order: '08:00 Get-in\n19:00 Doors',
      attachments: 'plan.pdf\nrig.pdf',
    });
  });

  it('name the day of an end that is on another, and none where the end is not known', () => {
    expect(sheetWords({ ...content, ends_on: '2026-11-27', ends_at: '02:00' }, 'end')).toBe('Fri 27 Nov, 02:00');
    expect(sheetWords({ ...content, ends_at: null }, 'end')).toBeNull();
  });

  it('say that a time is to follow, and leave out what of a contact is not known', () => {
    expect(sheetWords({ ...content, starts_at: null }, 'call_time')).toBe('to follow');
    const site_contact = { name: 'Dana Cole', role: null, phone: '999' };
    expect(sheetWords({ ...content, site_contact }, 'site_contact')).toBe('Dana Cole, 999');
  });

  it('are none of what is not there', () => {
    const bare: SheetContent = { ...content, call_name: null, roles: [], site_contact: null, running_order: null };
    delete bare.attachments;
    const fields = ['call_name', 'roles', 'site_contact', 'running_order', 'attachments'] as const;
    expect(fields.map((field) => sheetWords(bare, field))).toEqual([null, null, null, null, null]);
  });
});

describe('what changed of a sheet', () => {
  it('is told field by field in the order of the sheet', () => {
    expect(changed({ notes: 'Quiet, please.', starts_at: '07:30', parking: null })).toEqual([
      { field: 'call_time', before: '08:00', after: '07:30' },
      { field: 'parking', before: 'Gate 4', after: null },
      { field: 'notes', before: null, after: 'Quiet, please.' },
    ]);
  });

  it('is nothing where it says the same', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ parking: 'Gate 4', notes: null, company: 'Southlight' })).toEqual([]);
  });

  it('is another file of the same name, and the order of files', () => {
    const [plan, rig] = content.attachments ?? [];
    if (!plan || !rig) throw new Error('no files');
    const words = 'plan.pdf\nrig.pdf';
    expect(changed({ attachments: [{ ...plan, id: 'c' }, rig] })).toEqual([
      { field: 'attachments', before: words, after: words },
    ]);
    expect(changed({ attachments: [rig, plan] })).toHaveLength(1);
    expect(changed({ attachments: [{ ...plan, size: 9 }, rig] })).toEqual([]);
    const { attachments: _, ...without } = content;
    expect(sheetChangesOf(without, { ...without, attachments: [] })).toEqual([]);
  });

  it('is of importance where it is the time, the place, what to wear or whom to call', () => {
    const important = sheetFields.filter((field) => isImportantChange([{ field }]));
    expect(important).toEqual(['date', 'call_time', 'end', 'place', 'site_contact', 'dress', 'ppe']);
    expect(isImportantChange([{ field: 'parking' }, { field: 'dress' }])).toBe(true);
    expect([isImportantChange([]), importantSheetFields.length]).toEqual([false, 7]);
  });

  it('is said with the old and the new of what is short, by name alone of the rest', () => {
    const changes = changed({
      starts_at: '07:30',
      ends_at: null,
      place: 'New Hall',
      parking: 'Gate 5',
      ppe: 'Boots',
      wifi: 'crew',
    });
    expect(changesWords(changes)).toBe('call time 08:00 is now 07:30, estimated end, place, parking, PPE, Wi-Fi');
    expect(changesWords(changed({ ends_at: '19:30' }))).toBe('estimated end 18:00 is now 19:30');
    expect(changesWords(changed({ starts_on: '2026-11-27', ends_on: '2026-11-27' }))).toBe(
      'date Thu 26 Nov is now Fri 27 Nov',
    );
    expect(changesWords(changed({ what3words: 'filled.count.soap', load_in: 'Dock 2', nearest_ae: 'Leeds' }))).toBe(
      'what3words, load-in, nearest A&E',
    );
  });
});
