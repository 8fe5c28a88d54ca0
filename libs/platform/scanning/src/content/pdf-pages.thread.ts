import { parentPort } from 'node:worker_threads';
import { copyPages, type PagesToCopy } from './pdf-pages.js';

/** Says that it is loaded, copies the pages of one file, and answers with them, or null for what cannot be copied. */
parentPort?.once('message', (pages: PagesToCopy) => {
  void copyPages(pages).then(
    (copy) => parentPort?.postMessage(copy),
    () => parentPort?.postMessage(null),
  );
});
parentPort?.postMessage('loaded');
