import { connect } from 'node:net';

const CHUNK = 64 * 1024;
const ANSWER_MAX = 4096;

const lengthOf = (size: number): Buffer => {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(size);
  return prefix;
};

function* framesOf(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    yield Buffer.concat([lengthOf(chunk.length), chunk]);
  }
  yield lengthOf(0);
}

/** Asks clamd in its own protocol (INSTREAM). Its answer, such as `stream: OK`. @throws when it cannot be had in time */
export function askClamd(url: string, bytes: Buffer, withinMs: number): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || 3310), hostname);
    let answer = '';
    const late = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), withinMs);
    const finish = (): void => {
      socket.destroy();
      resolve((answer.split('\0', 1)[0] ?? '').trim());
    };
    socket.on('connect', () => {
      for (const frame of framesOf(bytes)) socket.write(frame);
    });
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.includes('\0') || answer.length > ANSWER_MAX) finish();
    });
    socket.on('end', finish);
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(late);
      reject(new Error('clamd hung up'));
    });
  });
}
