import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** What it says of every file: nothing at all, nothing and good-bye, that it is clean, or that it is not. */
export type ScannerMood = 'silent' | 'crashing' | 'clean' | 'infected';

/** ClamAV’s daemon as far as it is asked (INSTREAM). */
export class Clamd {
  mood: ScannerMood = 'clean';
  asked = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => this.take(socket));
  }

  static async listen(): Promise<Clamd> {
    const clamd = new Clamd();
    await new Promise<void>((resolve) => clamd.server.listen(0, '127.0.0.1', resolve));
    return clamd;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private take(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    let tail = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      if (this.mood === 'crashing') socket.resetAndDestroy();
      // A chunk of no bytes ends the file.
      tail = Buffer.concat([tail, chunk]).subarray(-4);
      if (tail.length === 4 && tail.readUInt32BE() === 0) this.answer(socket);
    });
  }

  private answer(socket: Socket): void {
    this.asked += 1;
    if (this.mood === 'clean') socket.end('stream: OK\0');
    if (this.mood === 'infected') socket.end('stream: Drill.Test FOUND\0');
  }
}
