import { run } from '@crewcall/tools-stack';

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
export async function quickChecks(names: string[]): Promise<number> {
  const commands = names.flatMap((name) => checks[name] ?? []);
  for (const command of commands) {
    const { ok, output } = await run(process.execPath, command);
    if (ok) continue;
    console.error(`${command.join(' ')}\n${output.trim()}`);
    return 1;
  }
  return 0;
}
