import { drills, shortDrills } from './drills/index.js';
import { readOptions } from './options.js';

describe('the options of the drills', () => {
  it('are all drills at full size when nothing is said', () => {
    const { chosen, size, services, settlesOnce } = readOptions([]);
    expect(chosen).toEqual(drills);
    expect([3 * size.chains > 2000, services.length, settlesOnce]).toEqual([true, 6, false]);
  });

  it('are the three of every test run when they are to be short', () => {
    expect(readOptions(['--short', '--json', 'drills.json'])).toMatchObject({
      chosen: shortDrills,
      json: 'drills.json',
    });
    expect(shortDrills.map(({ name }) => name)).toEqual(['relay-killed', 'batch-killed', 'redis-killed']);
  });

  it('are those that are named', () => {
    expect(readOptions(['redis-hung', '--short']).chosen.map(({ name }) => name)).toEqual(['redis-hung']);
  });

  it.each([[['moon-lost']], [['--fast']], [['--json']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
