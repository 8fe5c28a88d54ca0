// What Jest's own runner does and the light one leaves to us: a file begins with the process as it was, no test or hook is
// waited for without an end, and a promise that is rejected while no code waits for it fails the test that runs.
import { setImmediate as turn } from 'node:timers/promises';
import { addEventHandler, getState } from 'jest-circus';

/** @typedef {() => unknown} Work */

/** Against what hangs, and no promise of how soon: a busy machine may take several times as long as a quiet one. */
const WITHIN_MS = 120_000;
const environment = { ...process.env };
const begun = new WeakSet();
/** @type {unknown[]} */
const unheard = [];

process.on('unhandledRejection', (error) => unheard.push(error));

/** Between tests, as where a service ends: no test can be named, and the process of all others goes on. */
function printUnheard() {
  for (const error of unheard.splice(0)) console.error('Rejected while no code waited for it:', error);
}

/** @param {Work} test */
const heard = (test) => async () => {
  await turn();
  printUnheard();
  await test();
  await turn();
  if (unheard.length > 0) throw unheard.shift();
};

function restoreProcess() {
  globalThis.jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/**
 * @param {number} ms
 * @param {Work} fn
 */
const within = (ms, fn) => async () => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms);
  });
  return Promise.race([late, Promise.resolve().then(fn)]).finally(() => clearTimeout(timer));
};

addEventHandler((event) => {
  const { rootDescribeBlock, currentDescribeBlock } = getState();
  if (!begun.has(rootDescribeBlock)) restoreProcess();
  begun.add(rootDescribeBlock);
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const isTest = event.name === 'add_test';
  const added = (isTest ? currentDescribeBlock.tests : currentDescribeBlock.hooks).at(-1);
  if (!added?.fn) return;
  const work = /** @type {Work} */ (added.fn);
  added.fn = within(Math.max(event.timeout ?? 0, WITHIN_MS), isTest ? heard(work) : work);
});
