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

  it('are as many operations as are asked for', () => {
    expect(readOptions(['redis-hung', '--operations', '300']).size.chains).toBe(100);
  });

  it('know every drill by one name', () => {
    expect(new Set(drills.map(({ name }) => name)).size).toBe(drills.length);
  });

  it.each([[['moon-lost']], [['--operations', 'few']], [['--fast']], [['--json']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
