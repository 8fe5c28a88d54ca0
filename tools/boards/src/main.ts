import { parseArgs } from 'node:util';
import { simulatorKeys, startBoards } from '@crewcall/testing-boards';

const HELP = `node tools/run.mjs boards [--port 4100] [--ads 5000]

Reed's and Adzuna's interfaces on loopback, with made-up ads. Faults: PUT /control/faults with a list such as
[{"kind":"limited","board":"Reed","times":3,"retryAfter":2}]; DELETE takes them away.`;

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} takes a whole number`);
  return number;
}

/** The simulated boards by themselves, until they are stopped. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4100' },
      ads: { type: 'string', default: '5000' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const boards = await startBoards({
    port: wholeNumber('--port', values.port),
    openAds: wholeNumber('--ads', values.ads),
  });
  const { reedKey, adzunaId, adzunaKey } = simulatorKeys;
  console.log(`REED_BASE_URL=${boards.url}\nREED_API_KEY=${reedKey}\nADZUNA_BASE_URL=${boards.url}`);
  console.log(`ADZUNA_APP_ID=${adzunaId}\nADZUNA_APP_KEY=${adzunaKey}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await boards.stop();
  return 0;
}
