import { watermarkWords } from './document.rules.js';

it('a document that is opened says who opened it, and when in London', () => {
  const words = watermarkWords('Ana Reyes', '0190f3c2-7b1a-7c44-9a3e-5d2f8e6b1a07', new Date('2026-06-30T23:05:00Z'));
  expect(words).toBe('CrewCall · Ana Reyes · 1 Jul 2026 00:05 · 6b1a07');
});
