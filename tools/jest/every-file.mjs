// What Jest's own runner does and the light one leaves to us: a file begins with the process as it was, and no test or
// hook is waited for without an end.
import { addEventHandler, getState } from 'jest-circus';

const WITHIN_MS = 30_000;
const environment = { ...process.env };
const begun = new WeakSet();

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
  if (added?.fn) added.fn = within(timeout, added.fn);
});
