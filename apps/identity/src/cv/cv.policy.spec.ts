import { mayReadCv } from './cv.policy.js';

it('a CV is its owner’s, and every company’s and administrator’s to read [S12]', () => {
  expect(mayReadCv(null, 'maya')).toBe(false);
  expect(mayReadCv({ id: 'ben', role: 'freelancer' }, 'maya')).toBe(false);
  expect(mayReadCv({ id: 'maya', role: 'freelancer' }, 'maya')).toBe(true);
  expect(mayReadCv({ id: 'northlight', role: 'recruiter' }, 'maya')).toBe(true);
  expect(mayReadCv({ id: 'root', role: 'admin' }, 'maya')).toBe(true);
});
