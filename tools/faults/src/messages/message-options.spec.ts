import { peopleOf, readMessagesOptions } from './message-options.js';

describe('the options of the messages drill', () => {
  it('is two replicas and five people where nothing is said', () => {
    const options = readMessagesOptions([]);
    expect(options).toMatchObject({ replicas: 2, aSecond: 100 });
    expect(peopleOf(options)).toEqual({ writers: { companies: 2, crew: 3 }, idle: 0 });
  });

  it('has as many sockets open as were asked for, and writes for twenty seconds', () => {
    const options = readMessagesOptions(['3', '--sockets', '1000', '--a-second=200']);
    const { writers, idle } = peopleOf(options);
    expect(writers.companies + writers.crew + idle * 20).toBeGreaterThanOrEqual(1000);
    expect((options.each * 2 * writers.companies * writers.crew) / options.aSecond).toBe(20);
  });

  it.each([[['0']], [['two']], [['2', '--sockets', '1.5']], [['2', '--tabs', '3']]])('refuses %j', (args) => {
    expect(() => readMessagesOptions(args)).toThrow();
  });
});
