import { kitMatchOf, mustsOf, type RoleKit, wantedKitIn, wantedKitProblem, wantedKitWords } from '../index.js';

const microphones: RoleKit = {
  kind: 'microphones',
  words: null,
  count: 4,
  need: 'must',
  pays_hire: true,
  cap_pence: null,
};
const asked: RoleKit[] = [
  { ...microphones, kind: 'sound_console', count: 1 },
  microphones,
  { ...microphones, count: 2 },
  { ...microphones, kind: 'vehicle', count: 1, need: 'nice' },
];

it('looks for what is a must of a role, as many as its lines ask for [R438]', () => {
  const words = wantedKitWords(mustsOf(asked));
  expect(words).toBe('sound_console,microphones.6');
  expect(wantedKitIn(words)).toEqual(mustsOf(asked));
  const owned = mustsOf(asked).map((wanted, index) => ({
    ...wanted,
    id: String(index),
    name: 'Own',
    day_pence: null,
    pat_until: null,
    insured_until: null,
    shared: true,
  }));
  expect(kitMatchOf(asked, owned).lacks_must).toBe(false);
});

it.each(['', 'yacht', 'sound_console.0', 'microphones.-1', 'microphones,', 'tools,'.repeat(20) + 'tools', 7, null])(
  'refuses %p',
  (value) => expect(wantedKitProblem(value)).toBe('Please choose up to 20 kinds of kit.'),
);

it('reads what it knows of an address', () => {
  expect(wantedKitIn('yacht,tools.2,')).toEqual([{ kind: 'tools', count: 2 }]);
  expect(wantedKitIn(null)).toEqual([]);
  expect([undefined, 'tools', 'tools.2,vehicle'].map(wantedKitProblem)).toEqual([null, null, null]);
});
