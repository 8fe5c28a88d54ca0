import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 60_000;

/** Journeys begin once a page is answered: right after a start, on a slow machine, the first ones may come too late. */
export default async function answerFirstPage(): Promise<void> {
  const address = `${process.env['BASE_URL']}/jobs`;
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await pause(500)) {
    const answer = await fetch(address);
    await answer.body?.cancel();
    if (answer.ok) return;
  }
  throw new Error(`${address} did not answer within ${WITHIN_MS / 1000} s`);
}
