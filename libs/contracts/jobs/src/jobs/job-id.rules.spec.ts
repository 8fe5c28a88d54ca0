import { displayJobId, plainJobId } from './job-id.rules.js';

it('a job’s id is shown with a prefix, and is taken with it or without', () => {
  expect(displayJobId('7')).toBe('real-7');
  expect(['7', 'real-7', 'real-real-7', 'x-real-7'].map(plainJobId)).toEqual(['7', '7', 'real-7', 'x-real-7']);
});
