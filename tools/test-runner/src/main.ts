import { Problem, run } from '@crewcall/tools-stack';

const checking = ['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental'];

/** All of Node's side in one program, and all that runs in browsers: what they share is most of the work. */
const types = ['tsconfig.web.json', 'apps/web-e2e', '.'].map((project) => {
  const memory = `dist/types/${project === '.' ? 'node' : project.replaceAll('/', '-')}.tsbuildinfo`;
  return ['node_modules/typescript-native/bin/tsc', '-p', project, ...checking, '--tsBuildInfoFile', memory];
});

const checks: Record<string, string[][]> = {
  types,
  format: [['node_modules/oxfmt/bin/oxfmt', '--list-different']],
};

/** `--only types,format`: seconds, before a commit. Returns the exit code. */
export async function main([option, names = '']: string[]): Promise<number> {
  if (option !== '--only') throw new Problem('The test runner knows: --only types,format. Everything is `npm test`.');
  for (const command of names.split(',').flatMap((name) => checks[name] ?? [])) {
    const { ok, output } = await run(process.execPath, command);
    if (ok) continue;
    console.error(`${command.join(' ')}\n${output.trim()}`);
    return 1;
  }
  return 0;
}
