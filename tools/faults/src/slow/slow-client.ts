import { connect, type Socket } from 'node:net';

/** Sends its headers, or the body of a request, byte by byte; or says nothing at all. */
export type Habit = 'headers' | 'body' | 'nothing';

const BETWEEN_BYTES_MS = 1000;

const beginnings: Record<Habit, string> = {
  headers: 'GET /api/jobs HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  nothing: '',
};

/** One who holds a connection for as long as it is let. */
export class SlowClient {
  private readonly socket: Socket;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(port: number, habit: Habit) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => undefined).resume();
    if (habit === 'nothing') return;
    this.socket.write(beginnings[habit]);
    this.timer = setInterval(() => this.socket.write('x'), BETWEEN_BYTES_MS);
    this.socket.once('close', () => clearInterval(this.timer));
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && !this.socket.closed;
  }

  close(): void {
    clearInterval(this.timer);
    this.socket.destroy();
  }
}
