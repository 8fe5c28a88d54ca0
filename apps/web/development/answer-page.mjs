// What `npm run dev` gives the web server instead of the build: the same program, read anew when a file of it changed.
import path from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  // By default it writes a file and imports it, which Node watches: the server would be started again for ever.
  configLoader: 'runner',
});
await vite.listen();

/** Modules, and what they name, such as fonts; all other addresses are pages. */
const isModule = (address) => /^\/(@|src\/|node_modules\/)/.test(address);

async function answerModule(address) {
  const { status, headers, body } = await fetch(new URL(address, `http://127.0.0.1:${vite.config.server.port}`));
  return { status, headers: { 'content-type': headers.get('content-type') ?? 'text/plain' }, body };
}

/** @type {import('@crewcall/contracts-core').AnswerPage} */
export async function answerPage(question) {
  if (isModule(question.address)) return answerModule(question.address);
  const program = await vite.ssrLoadModule('/src/server/index.ts');
  return program.answerPage(question);
}

// The first page would otherwise wait for every module of the app.
await vite.ssrLoadModule('/src/server/index.ts');
