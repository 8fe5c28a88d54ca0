import { assertMayLeave } from './account-deletion.policy.js';

it('the last administrator stays', () => {
  expect(() => assertMayLeave(0)).toThrow();
  expect(() => assertMayLeave(1)).toThrow();
  expect(() => assertMayLeave(2)).not.toThrow();
});
