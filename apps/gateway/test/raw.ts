import { connect } from 'node:net';

/** Sends bytes as they are and answers with everything that comes back until the other side closes. */
export function sendRaw(port: number, ...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      chunks.length || error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    for (const part of parts) socket.write(part);
  });
}

/** The JSON body of a raw answer. */
export const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
