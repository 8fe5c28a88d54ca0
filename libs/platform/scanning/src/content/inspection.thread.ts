import { parentPort } from 'node:worker_threads';
import { builtInScan } from './built-in-scan.js';

/** A file to look at. */
export interface Inspected {
  bytes: Uint8Array;
  fileName: string | undefined;
}

/** Says that it is loaded, looks at one file, and answers with the threat or null. */
parentPort?.once('message', ({ bytes, fileName }: Inspected) => {
  void builtInScan(Buffer.from(bytes), fileName).then((threat) => parentPort?.postMessage(threat));
});
parentPort?.postMessage('loaded');
