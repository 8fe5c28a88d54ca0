import { exhaustingPdfs, hostilePdfs } from './hostile-pdfs.js';
import { exhaustingDocuments, hostileCompounds, hostileDocuments } from './hostile-documents.js';

/** A file that a person may send and that no other person may be given. */
export interface HostileFile {
  what: string;
  fileName: string;
  bytes: Buffer;
}

/** None of them is larger than an upload may be; all are made here, none is kept in the repository. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...(await exhaustingFiles()),
  ...hostilePdfs(),
  ...hostileCompounds(),
  ...(await hostileDocuments()),
];

/** Those that ask for more time or memory than a service has. */
export const exhaustingFiles = async (): Promise<HostileFile[]> => [
  ...exhaustingPdfs(),
  ...(await exhaustingDocuments()),
];
