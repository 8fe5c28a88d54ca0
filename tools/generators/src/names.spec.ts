import { nameOf, pairOf, singularOf } from './names.js';

describe('names', () => {
  it('are written as each place wants them', () => {
    expect(nameOf('crew-call')).toEqual({
      kebab: 'crew-call',
      camel: 'crewCall',
      pascal: 'CrewCall',
      snake: 'crew_call',
      upper: 'CREW_CALL',
      words: 'crew call',
      one: 'a crew call',
      title: 'Crew call',
    });
  });

  it.each([
    ['offer', 'an offer'],
    ['unit', 'a unit'],
    ['user', 'a user'],
    ['upload', 'an upload'],
    ['venue', 'a venue'],
  ])('say “%s” as “%s”', (kebab, one) => {
    expect(nameOf(kebab).one).toBe(one);
  });

  it.each(['', 'Venues', 'crew_calls', '-venues', 'venues-', 'crew--calls', '../venues', '9-lives', 'a'.repeat(41)])(
    'refuse “%s”',
    (text) => {
      expect(() => nameOf(text)).toThrow('is not a name');
    },
  );
});

describe('singulars', () => {
  it.each([
    ['venues', 'venue'],
    ['crew-calls', 'crew-call'],
    ['companies', 'company'],
    ['days', 'day'],
    ['boxes', 'box'],
    ['matches', 'match'],
    ['addresses', 'address'],
    ['statuses', 'status'],
    ['houses', 'house'],
    ['purchases', 'purchase'],
    ['invoices', 'invoice'],
    ['heroes', 'hero'],
    ['shoes', 'shoe'],
    ['analyses', 'analysis'],
    ['people', 'person'],
    ['salespeople', 'salesperson'],
    ['equipment', null],
    ['news', null],
    ['class', null],
  ])('of “%s” is “%s”', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('may be given, for words that the rules do not know', () => {
    expect(pairOf('crew', 'crew-member').thing.pascal).toBe('CrewMember');
    expect(() => pairOf('equipment')).toThrow('--singular');
    expect(() => pairOf('crew', 'crew')).toThrow('two different words');
  });
});
