import { type PublishedContent, type SheetContent, sheetPaperOf } from '@crewcall/contracts-bookings';
import { readPdf } from '@crewcall/testing-node';
import { sheetPdf } from './sheet-document.js';

const content: SheetContent = {
  title: 'Winter Lights in Łódź',
  company: 'Northlight Productions',
  call_name: 'Show day',
  starts_on: '2026-11-26',
  starts_at: '07:30',
  ends_on: '2026-11-26',
  ends_at: '23:30',
  place: 'Manchester Central, M2 3GX',
  roles: ['FOH Sound Engineer', 'Stage hand'],
  what3words: 'filled.count.soap',
  load_in: 'Dock C, Windmill Street.',
  parking: 'Bays 4 to 9, free.\nVans under 3.5 t.',
  site_contact: { name: 'Dan Price', phone: '0161 496 0142', role: 'stage manager' },
  running_order: [
    { time: '07:30', what: 'Sound call, line check' },
    { time: '19:30', what: 'Show' },
  ],
};
const sheet = (more: Partial<PublishedContent> = {}): PublishedContent => ({
  content,
  version: 3,
  changed: [
    { field: 'call_time', before: '08:00', after: '07:30' },
    { field: 'parking', before: null, after: 'Bays' },
  ],
  publishedAt: new Date('2026-11-25T18:12:00Z'),
  ...more,
});

describe('the PDF of a call sheet', () => {
  it('is one A4 page, tagged, in the words and the order of the page [R413]', async () => {
    const { title, language, isTagged, pages } = readPdf(await sheetPdf(sheet()));
    expect([title, language, isTagged, pages.map(({ size }) => size)]).toEqual([
      'Call sheet: Winter Lights in Łódź, Thu 26 Nov, Show day, FOH Sound Engineer, Stage hand',
      'en-GB',
      true,
      [[595, 842]],
    ]);
    expect(pages[0]?.tags).toEqual([
      ['H1', 'Winter Lights in Łódź'],
      ['P', 'Thu 26 Nov, Show day, FOH Sound Engineer, Stage hand'],
      ['P', 'Changed since version 2: call time 08:00 is now 07:30, parking.'],
      ['H2', 'Your call time'],
      ['P', '07:30'],
      ['P', 'Ends about 23:30'],
      ['P', 'Manchester Central, M2 3GX'],
      ['P', 'what3words: filled.count.soap'],
      ['P', 'Open in maps:'],
      ['Link', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\? ?api=1&destination=Manchester%20/)],
      ['Lbl', 'Load-in'],
      ['LBody', 'Dock C, Windmill Street.'],
      ['Lbl', 'Parking'],
      ['LBody', 'Bays 4 to 9, free. Vans under 3.5 t.'],
      ['Lbl', 'Site contact'],
      ['LBody', 'Dan Price, stage manager, 0161 496 0142'],
      ['H2', 'Running order'],
      ['Lbl', '07:30'],
      ['LBody', 'Sound call, line check'],
      ['Lbl', '19:30'],
      ['LBody', 'Show'],
      ['P', 'Version 3, published Wed 25 Nov, 18:12 by Northlight Productions.'],
    ]);
  });

  it('says on every page which version it is and of when, however long it becomes [R413]', async () => {
    const texts = { risks: 'Haze all day. '.repeat(140), notes: 'Ask at the gate. '.repeat(115) };
    const running_order = Array.from({ length: 60 }, (_line, index) => ({ time: '10:00', what: `Part ${index + 1}` }));
    const { pages } = readPdf(await sheetPdf(sheet({ content: { ...content, ...texts, running_order } })));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ text }, index) =>
      expect(text).toContain(`Version 3, Wed 25 Nov, 18:12. Page ${index + 1} of ${pages.length}.`),
    );
    const read = pages.flatMap(({ tags }) => tags.map(([, words]) => words)).join(' ');
    expect(read.match(/Part \d+/g)).toHaveLength(60);
    expect(read.match(/Haze all day/g)).toHaveLength(140);
  });

  it('stays on one page in smaller type before it takes a second [R413]', async () => {
    const running_order = Array.from({ length: 24 }, (_line, index) => ({ time: '10:00', what: `Part ${index + 1}` }));
    const { pages } = readPdf(await sheetPdf(sheet({ content: { ...content, running_order } })));
    expect(pages).toHaveLength(1);
  });

  it('writes names of other alphabets in letters that it has [R413]', async () => {
    const names = ['Łukasz Žižka, Ørjan', 'Ћирић, Олег Їжак', 'Γιώργος Ωνάσης', 'Nguyễn Ḥasan'];
    const running_order = names.map((what) => ({ time: '10:00', what }));
    const bytes = await sheetPdf(sheet({ content: { ...content, running_order } }));
    const words = readPdf(bytes).pages[0]?.tags.map(([, said]) => said);
    expect(words).toEqual(expect.arrayContaining(names));
  });

  it('is the same file, whenever it is made, and writes what its type lacks as question marks', async () => {
    const odd = sheet({ version: 1, changed: [], content: { ...content, dress: 'Blacks 🎉', starts_at: null } });
    const bytes = await sheetPdf(odd);
    expect((await sheetPdf(odd)).equals(bytes)).toBe(true);
    const words = readPdf(bytes).pages[0]?.tags.map(([, said]) => said);
    expect(words).toEqual(expect.arrayContaining(['Blacks ?', 'To follow']));
    expect(words).not.toContainEqual(expect.stringContaining('Changed since'));
    expect(sheetPaperOf(odd).changed).toBeNull();
  });
});
