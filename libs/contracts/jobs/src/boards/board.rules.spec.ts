import { externalUrlOf, sourcesOf, syncTexts, syncTimes } from './board.rules.js';

describe('the address of an external ad', () => {
  it.each(['https://www.reed.example/jobs/rigger/1', ' https://adzuna.example/land/ad/2?x=1#y '])(
    'takes %j [R128]',
    (url) => expect(externalUrlOf(url)).toBe(new URL(url.trim()).href),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'http://www.reed.example/1',
    '//reed.example/1',
    'https://user:secret@reed.example/',
    'https://reed.example/a b',
    'https://reed.example/\u0000',
    'https://user@reed.example/',
    'https://:secret@reed.example/',
    ' https://reed.example/a\tb',
    'https://localhost/',
    `https://reed.example/${'a'.repeat(2000)}`,
    'reed.example',
    '',
    null,
    7,
  ])('refuses %j [R128]', (url) => expect(externalUrlOf(url)).toBeNull());

  it('has 2,000 characters at most, as it was sent and as it is written', () => {
    const longest = `https://reed.example/${'a'.repeat(1979)}`;
    expect(externalUrlOf(longest)).toBe(longest);
    expect(externalUrlOf(`${longest}a`)).toBeNull();
    expect(externalUrlOf(`https://reed.example/${'é'.repeat(1000)}`)).toBeNull();
    expect(externalUrlOf('https://Reed.example/é')).toBe('https://reed.example/%C3%A9');
  });

  it('names every board, and leaves out what may not be linked to [R118] [R128]', () => {
    const url = 'https://www.reed.example/1';
    expect(sourcesOf({ external_source: null, external_url: null })).toEqual([]);
    expect(sourcesOf({ external_source: 'Reed', external_url: url })).toEqual([{ source: 'Reed', url }]);
    expect(sourcesOf({ external_source: 'Reed', external_url: 'javascript:alert(1)' })).toEqual([]);
    expect(sourcesOf({ external_source: 'Reed', external_url: null })).toEqual([]);
    expect(sourcesOf({ external_source: null, external_url: url })).toEqual([]);
    expect(sourcesOf({ external_source: 'Reed', external_url: url, external_sources: [] })).toEqual([
      { source: 'Reed', url },
    ]);
    const both = [
      { source: 'Reed' as const, url },
      { source: 'Adzuna' as const, url: 'https://adzuna.example/2' },
    ];
    expect(sourcesOf({ external_source: 'Reed', external_url: url, external_sources: both })).toEqual(both);
  });
});

it('the button of a sync says how it goes, and gets a new one after a minute', () => {
  expect([
    syncTexts.button,
    syncTexts.running,
    syncTexts.doneTitle,
    syncTexts.failedTitle,
    syncTexts.longTitle,
  ]).toEqual(['Sync Jobs', 'Syncing...', 'Jobs synced', 'Sync failed', 'Still syncing']);
  expect(syncTimes.manualAfterSeconds).toBe(60);
});
