import { savedJobNotice } from './saved-job-notices.texts.js';

const said = (facts: Partial<Parameters<typeof savedJobNotice>[1]>): string => {
  const { title, message } = savedJobNotice('7', {
    title: 'Rigger',
    what: 'changed',
    changed: [],
    event_date: '2026-11-26',
    ...facts,
  });
  return `${title}: ${message}`;
};

it('says of a saved job what became of it [R499]', () => {
  expect(said({ what: 'paused' })).toBe(
    'A saved job is paused: Rigger takes no applications for now. It stays among your saved jobs.',
  );
  expect(said({ what: 'filled' })).toBe('A saved job is filled: Rigger has been filled.');
  expect(said({ what: 'closing' })).toBe(
    'A saved job closes soon: Rigger takes applications until the end of Thu 26 Nov.',
  );
  const look = 'Have a look whether it still suits you.';
  expect(said({ changed: ['date'] })).toBe(`A saved job has changed: Rigger is on Thu 26 Nov now. ${look}`);
  expect(said({ changed: ['date', 'rate'] })).toBe(
    `A saved job has changed: Rigger is on Thu 26 Nov now, and has another rate. ${look}`,
  );
});
