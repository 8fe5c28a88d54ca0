// What Jest's own runner does and the light one leaves to us: a file begins with the process as it was, no test or hook is
// waited for without an end, and a promise that is rejected while no code waits for it fails the test that runs.
import { setImmediate as turn } from 'node:timers/promises';
import { addEventHandler, getState } from 'jest-circus';

const WITHIN_MS = 30_000;
const environment = { ...process.env };
const begun = new WeakSet();
const unheard = [];

process.on('unhandledRejection', (error) => unheard.push(error));

/** Between tests, as where a service ends: no test can be named, and the process of all others goes on. */
function printUnheard() {
  for (const error of unheard.splice(0)) console.error('Rejected while no code waited for it:', error);
}

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

const within = (ms, fn) => async () => {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms);
  });
  return Promise.race([late, Promise.resolve().then(fn)]).finally(() => clearTimeout(timer));
};

addEventHandler(({ name, timeout = WITHIN_MS }) => {
  const { rootDescribeBlock, currentDescribeBlock } = getState();
  if (!begun.has(rootDescribeBlock)) restoreProcess();
  begun.add(rootDescribeBlock);
  const added = { add_test: currentDescribeBlock.tests, add_hook: currentDescribeBlock.hooks }[name]?.at(-1);
  if (added?.fn) added.fn = within(timeout, name === 'add_test' ? heard(added.fn) : added.fn);
});
