import { planCompiler } from './compiler.js';
import { startOnce } from './processes/plan.js';

/** A compiler of so many services that says these lines, and stays. */
function saying(builds: number, ...lines: string[]) {
  const said: string[] = [];
  const code = `for (const line of ${JSON.stringify(lines)}) console.log(line); setInterval(() => 0, 1000)`;
  const env = { PATH: process.env.PATH };
  const plan = planCompiler({ args: ['-e', code], env, builds, say: (line) => said.push(line) });
  return { plan, said };
}

describe('the compiler of a developer’s product', () => {
  it('is ready once it has built every service, without a word', async () => {
    const { plan, said } = saying(2, 'admin:', '  admin compiled in 6.22 s', '', 'jobs:', '  jobs compiled in 6.41 s');
    await (await startOnce(plan)).stop(1000);
    expect(said).toEqual([]);
  });

  it('says what it builds from then on', async () => {
    const { plan, said } = saying(1, '  jobs compiled in 6.41 s');
    const child = await startOnce(plan);
    plan.options.onLine?.('jobs:');
    plan.options.onLine?.('  jobs compiled with 1 error in 83 ms');
    await child.stop(1000);
    expect(said).toEqual(['  jobs compiled with 1 error in 83 ms']);
  });

  it('fails with the compiler’s own words where the sources do not build', async () => {
    const { plan } = saying(
      2,
      'admin compiled in 6.22 s',
      'jobs:',
      'ERROR in ./apps/jobs/src/main.ts',
      '  jobs compiled with 1 error in 83 ms',
    );
    await expect(startOnce(plan)).rejects.toThrow(
      'The build failed. The compiler says:\n\nadmin compiled in 6.22 s\nERROR in ./apps/jobs/src/main.ts\n  jobs compiled with 1 error in 83 ms',
    );
  });

  it('fails with its last words where it leaves', async () => {
    const plan = planCompiler({
      args: ['-e', 'throw new Error("no configuration")'],
      env: {},
      builds: 1,
      say: () => undefined,
    });
    await expect(startOnce(plan)).rejects.toThrow('the compiler left with code 1: Error: no configuration');
  });
});
