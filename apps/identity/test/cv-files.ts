import { buildPdf } from '@crewcall/testing-files';
import { createServer, type Server } from 'node:net';

export const pdf = (text: string): Buffer => buildPdf(`(${text})`);
export const upload = (bytes: Buffer, filename = 'Ana Reyes – CV.pdf') => ({
  fileData: bytes.toString('base64'),
  filename,
  fileSize: 1,
  contentType: 'text/html',
});

export interface Clamd {
  server: Server;
  url: string;
  /** What it answers; nothing at all when empty. */
  words: string;
  /** Hangs up on a file that holds this. */
  fails?: string;
}

/** Speaks clamd's protocol with the words that it is given, or keeps silent. */
export async function startClamd(): Promise<Clamd> {
  const clamd: Clamd = { words: '', url: '', server: createServer() };
  clamd.server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!clamd.words || (clamd.fails && data.includes(clamd.fails))) return void socket.destroy();
      if (data.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${clamd.words}\0`);
    });
  });
  await new Promise<void>((resolve) => clamd.server.listen(0, '127.0.0.1', resolve));
  clamd.url = `tcp://127.0.0.1:${(clamd.server.address() as { port: number }).port}`;
  return clamd;
}
