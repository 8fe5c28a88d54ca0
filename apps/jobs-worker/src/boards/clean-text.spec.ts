import { isPlainLine, isPlainText } from '@crewcall/contracts-core';
import { cutTo, lineOf, textOf } from './clean-text.js';

describe('HTML of a board as text', () => {
  it.each([
    ['plain words stay', 'plain words stay'],
    ['<p>One &amp; two</p><p>Three</p>', 'One & two\n\nThree'],
    ['<ul><li>Rig</li><li>Focus</li></ul>', '• Rig\n• Focus'],
    ['<strong>Sound</strong> engineer', 'Sound engineer'],
    ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
    ['<a href="javascript:alert(1)">Apply</a>', 'Apply'],
    ['<img src=x onerror=alert(1)>Hello<iframe src="//evil"></iframe>', 'Hello'],
    ['<h2>About us</h2>Line', 'About us\n\nLine'],
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['<p>never closed <b>bold', 'never closed bold'],
    ['\u0000nul\u0007 \u202Eright to left\ud800', 'nul right to left'],
    ['Crew\u00a0wanted   now', 'Crew wanted now'],
  ])('%j reads %j', (html, text) => expect(textOf(html)).toBe(text));

  it('shows tags that were written as text, as text', () => {
    expect(textOf('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
  });

  it('bears what was made to break it, in bounded time', () => {
    const nasty = ['<div>'.repeat(60_000), '<'.repeat(100_000), '&'.repeat(100_000), '<p>x</p>'.repeat(30_000), '<!--'];
    for (const html of nasty) expect(isPlainText(textOf(html))).toBe(true);
  });

  it('reads plain paragraphs and lists, which take a way of their own, as it reads everything else', () => {
    const words = [
      'One',
      ' two  three ',
      'a<b> b</b>c',
      '<em>x',
      'y</i> z',
      '&amp;lt; &lt;p&gt;',
      '\u00a0',
      '\u200bq ',
      ' ',
      '',
    ];
    const texts = words.flatMap((first) => words.map((second) => `${first}${second}`));
    const blocks = texts.flatMap((text, index) => [
      `<p>${text}</p>`,
      `<ul><li>${text}</li><li>${texts[(index * 7) % texts.length] ?? ''}</li></ul>`,
      ` <ul>\n<li>${text}</li> </ul>`,
    ]);
    const pages = blocks.map((block, index) => `${block}${blocks[(index * 31) % blocks.length] ?? ''}\n${block}`);
    // An element around it all changes nothing but the way.
    for (const html of [...blocks, ...pages])
      expect([html, textOf(html)]).toEqual([html, textOf(`<div>${html}</div>`)]);
  });

  it('makes one line of a title', () => {
    expect(lineOf('<strong>Sound</strong>\n Engineer <br> Leeds')).toBe('Sound Engineer Leeds');
    expect(isPlainLine(lineOf('a\u0000\tb\u2028c'))).toBe(true);
  });

  it('cuts between words and says so', () => {
    expect(cutTo('short', 10)).toBe('short');
    expect(cutTo('a long title of an ad', 15)).toBe('a long title…');
    expect(cutTo('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(cutTo(`${'x'.repeat(8)}🎥🎥`, 10)).toBe(`${'x'.repeat(8)}…`);
  });
});
