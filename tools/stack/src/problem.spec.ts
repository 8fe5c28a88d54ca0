import { asProblem, Problem } from './problem.js';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('a problem', () => {
  it('knows a full disk by its code and by the words of a server', () => {
    for (const error of [
      coded('ENOSPC', 'write'),
      new Error('could not extend file "base/1": No space left on device'),
    ]) {
      expect(asProblem(error, 'Starting Postgres').message).toMatch(
        /^Starting Postgres failed: the disk is full\. Free some space/,
      );
    }
  });

  it('says whose files they are when they may not be written', () => {
    expect(asProblem(coded('EACCES', 'permission denied, open .data/x'), 'Starting').message).toMatch(
      /belongs to another user/,
    );
  });

  it('leaves a problem as it was told', () => {
    const told = new Problem('Port 3000 is taken.');
    expect(asProblem(told, 'Starting')).toBe(told);
  });
});
