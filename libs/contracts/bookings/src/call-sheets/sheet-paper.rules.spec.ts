import type { SheetChange, SheetContent } from './call-sheet.js';
import { publishedWords, sheetFactFields, sheetLabel, sheetPaperOf } from './sheet-paper.rules.js';

const content: SheetContent = {
  title: 'Winter Lights',
  company: 'Northlight',
  call_name: 'Show day',
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  place: 'Old Hall',
  roles: ['Rigger', 'Runner'],
};
const paper = (changes: Partial<SheetContent> = {}, changed: SheetChange[] = []) =>
  sheetPaperOf({
    content: { ...content, ...changes },
    version: 3,
    changed,
    publishedAt: new Date('2026-11-25T18:12:00Z'),
  });
const map = 'https://www.google.com/maps/dir/?api=1&destination=Old%20Hall';

describe('a call sheet on paper', () => {
  it('says for which call and roles it is, when and where', () => {
    expect(paper()).toEqual({
      title: 'Winter Lights',
      lede: 'Thu 26 Nov, Show day, Rigger, Runner',
      changed: null,
      callTime: '08:00',
      where: [{ words: 'Ends about 18:00' }, { words: 'Old Hall' }, { label: 'Open in maps', words: map, link: map }],
      parts: [],
      published: 'Version 3, published Wed 25 Nov, 18:12 by Northlight.',
    });
  });

  it('has no end where none is known, and the three words of its place where it has them', () => {
    const { callTime, where } = paper({ starts_at: null, ends_at: null, what3words: 'filled.count.soap' });
    expect(callTime).toBe('To follow');
    expect(where.map(({ words }) => words)).toEqual(['Old Hall', 'what3words: filled.count.soap', map]);
  });

  it('has what the company typed, then the running order and the files by name', () => {
    const { parts } = paper({
      notes: 'Quiet, please.',
      load_in: 'Dock 2',
      site_contact: { name: 'Dana Cole', phone: null, role: null },
      running_order: [{ time: '19:00', what: 'Doors' }],
      attachments: [{ id: 'a', name: 'plan.pdf', size: 1, type: 'application/pdf' }],
    });
    expect(parts).toEqual([
      {
        heading: null,
        lines: [
          { label: 'Load-in', words: 'Dock 2' },
          { label: 'Site contact', words: 'Dana Cole' },
          { label: 'Notes', words: 'Quiet, please.' },
        ],
      },
      { heading: 'Running order', lines: [{ label: '19:00', words: 'Doors' }] },
      { heading: 'Attached files', lines: [{ words: 'plan.pdf' }] },
    ]);
  });

  it('says what this version changed since the one before', () => {
    const change: SheetChange = { field: 'call_time', before: '07:30', after: '08:00' };
    expect(paper({}, [change]).changed).toBe('Changed since version 2: call time 07:30 is now 08:00.');
  });
});

it('a sheet is named by its day, and its call where that has a name', () => {
  expect([sheetLabel(content), sheetLabel({ ...content, call_name: null })]).toEqual([
    'Thu 26 Nov, Show day',
    'Thu 26 Nov',
  ]);
});

it('what stands by itself on a sheet is not among its facts', () => {
  expect(sheetFactFields).toEqual(expect.arrayContaining(['parking', 'site_contact', 'notes']));
  for (const field of ['what3words', 'running_order', 'title', 'place', 'attachments'])
    expect(sheetFactFields).not.toContain(field);
});

it('a version says when it was published on the clocks of London', () => {
  expect(publishedWords(1, new Date('2026-07-10T11:00:00Z'), 'Northlight')).toBe(
    'Version 1, published Fri 10 Jul, 12:00 by Northlight.',
  );
});
