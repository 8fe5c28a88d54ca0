import { fileSizeLabel } from '@crewcall/contracts-core';
import { buildMessage } from '../message.factory';
import { dayOf, shortTimeOf } from './day-labels';
import { entriesOf } from './history-entries';
import { partsOf } from './safe-links';

describe('links in messages', () => {
  it('makes links of web addresses and of nothing else', () => {
    expect(partsOf('See https://a.example/x?y=1. Or (http://b.example)!')).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: '. Or (' },
      { text: 'http://b.example', href: 'http://b.example/' },
      { text: ')!' },
    ]);
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:secret@bank.example',
      '<a href="x">',
      'https://',
      '',
    ])
      expect(partsOf(text).filter(({ href }) => href)).toEqual([]);
  });
});

describe('a history', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');

  it('says each day once, and marks what was new when it was opened', () => {
    const at = (number: number, created_at: string, sender_id: string | null = 'company-1') =>
      buildMessage({ number, created_at, sender_id });
    const pages = [
      [at(4, '2026-11-21T10:00:00.000Z', null), at(3, '2026-11-21T09:00:00.000Z')],
      [at(2, '2026-11-20T09:00:00.000Z', 'me'), at(1, '2026-11-19T09:00:00.000Z')],
    ];
    const told = entriesOf(pages, 'me', 1, now).map((page) =>
      page.map(({ message, day, newCount }) => [message.number, day, newCount]),
    );
    expect(told).toEqual([
      [
        [1, 'Thu 19 Nov', 0],
        [2, 'Yesterday', 0],
      ],
      [
        [3, 'Today', 2],
        [4, null, 0],
      ],
    ]);
  });

  it('tells times in London and sizes in words', () => {
    expect(shortTimeOf('2026-11-21T14:32:00.000Z', now)).toBe('14:32');
    expect(dayOf('2026-11-01T14:32:00.000Z', now)).toBe('Sun 1 Nov');
    expect([fileSizeLabel(15), fileSizeLabel(422_000), fileSizeLabel(1_470_000)]).toEqual(['15 B', '412 KB', '1.4 MB']);
  });
});
