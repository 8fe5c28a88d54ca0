import type { OwnedKit } from './kit.js';
import { kitMatchOf, kitMatchWords } from './kit-match.rules.js';
import type { RoleKit } from './role-kit.js';

const ask = (kind: RoleKit['kind'], count = 1, need: RoleKit['need'] = 'must'): RoleKit => ({
  kind,
  words: null,
  count,
  need,
  pays_hire: true,
  cap_pence: null,
});
const own = (kind: OwnedKit['kind'], count = 1, shared = true): OwnedKit => ({
  id: kind,
  kind,
  name: kind,
  count,
  day_pence: null,
  pat_until: null,
  insured_until: null,
  shared,
});

it('says how much of what is asked for a person has, and which [R438]', () => {
  const asked = [ask('sound_console'), ask('microphones', 4), ask('vehicle', 1, 'nice')];
  const match = kitMatchOf(asked, [own('microphones', 3), own('microphones', 1), own('vehicle'), own('laser')]);
  expect(match).toEqual({
    needed: 3,
    has: ['Microphones', 'Vehicle'],
    missing: ['Sound console'],
    lacks_must: true,
  });
  expect(kitMatchWords(match)).toBe('Has 2 of 3 needed');
});

it('counts a piece once, for what is a must first, and nothing that is hidden', () => {
  const asked = [ask('camera', 1, 'nice'), ask('camera')];
  expect(kitMatchOf(asked, [own('camera')])).toMatchObject({ has: ['Camera'], missing: ['Camera'], lacks_must: false });
  expect(kitMatchOf(asked, [own('camera', 2, false)]).has).toEqual([]);
});
