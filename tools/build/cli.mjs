// `node tools/build/cli.mjs <outDir> <name>=<entry>…`: a build in a process of its own, so that who asks for it does
// not keep the compiler in memory for as long as it runs.
import { bundle } from './bundle.mjs';

const [outDir, ...pairs] = process.argv.slice(2);
try {
  await bundle(Object.fromEntries(pairs.map((pair) => pair.split('='))), outDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
