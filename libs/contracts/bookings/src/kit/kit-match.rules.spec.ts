import { kitMatchOf } from './kit-match.rules.js';
import type { OwnedKit } from './kit.js';
import type { RoleKit } from './role-kit.js';

const ask = (count: number, need: RoleKit['need'] = 'must'): RoleKit => ({
  kind: 'microphones',
  words: null,
  count,
  need,
  pays_hire: true,
  cap_pence: null,
});
const own = (count: number): OwnedKit => ({
  id: 'a',
  kind: 'microphones',
  name: 'SM58',
  count,
  day_pence: null,
  pat_until: null,
  insured_until: null,
  shared: true,
});

it('pieces that one line takes are not there for the next', () => {
  expect(kitMatchOf([ask(3), ask(2)], [own(4)])).toMatchObject({ needed: 2, has: ['Microphones'], lacks_must: true });
  expect(kitMatchOf([ask(2), ask(2)], [own(4)])).toMatchObject({ missing: [], lacks_must: false });
});

it('what would be nice to have is no must that lacks', () => {
  expect(kitMatchOf([ask(1, 'nice')], [])).toEqual({ needed: 1, has: [], missing: ['Microphones'], lacks_must: false });
  expect(kitMatchOf([ask(3, 'nice'), ask(2)], [own(4)])).toMatchObject({ missing: ['Microphones'], lacks_must: false });
});
