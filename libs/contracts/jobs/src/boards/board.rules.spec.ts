import { externalUrlOf, sourcesOf } from './board.rules.js';

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
    'https://localhost/',
    `https://reed.example/${'a'.repeat(2000)}`,
    'reed.example',
    '',
    null,
    7,
  ])('refuses %j [R128]', (url) => expect(externalUrlOf(url)).toBeNull());

  it('names every board, and leaves out what may not be linked to [R118] [R128]', () => {
    const url = 'https://www.reed.example/1';
    expect(sourcesOf({ external_source: null, external_url: null })).toEqual([]);
    expect(sourcesOf({ external_source: 'Reed', external_url: url })).toEqual([{ source: 'Reed', url }]);
    expect(sourcesOf({ external_source: 'Reed', external_url: 'javascript:alert(1)' })).toEqual([]);
    const both = [
      { source: 'Reed' as const, url },
      { source: 'Adzuna' as const, url: 'https://adzuna.example/2' },
    ];
    expect(sourcesOf({ external_source: 'Reed', external_url: url, external_sources: both })).toEqual(both);
  });
});
