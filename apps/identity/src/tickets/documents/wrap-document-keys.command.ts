import type { Command } from '@crewcall/platform-bootstrap';
import { DocumentKeys } from './document-keys.service.js';

/** `node main.mjs wrap-document-keys`: after another DOCUMENTS_KEY was put first. May run while the service does, and again. */
export const wrapDocumentKeys: Command = async (app) => {
  const count = await app.get(DocumentKeys, { strict: false }).wrapAgain();
  process.stdout.write(`Wrapped ${count} keys by the first of DOCUMENTS_KEY\n`);
};
