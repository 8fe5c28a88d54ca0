// `node tools/build/cli.mjs [--with-packages] <outDir> <name>=<entry>…`: a build in a process of its own, so that who
// asks for it does not keep the compiler in memory for as long as it runs.
import { bundle } from './bundle.mjs';

const args = process.argv.slice(2);
const hasPackages = args[0] === '--with-packages';
const [outDir, ...pairs] = hasPackages ? args.slice(1) : args;
try {
  await bundle(Object.fromEntries(pairs.map((pair) => pair.split('='))), outDir, { hasPackages });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
