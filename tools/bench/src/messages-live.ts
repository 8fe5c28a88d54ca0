import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenFor } from '@crewcall/testing-node';
import { io, type Socket } from 'socket.io-client';
import { spread } from './times.js';
import { conversationId, personId } from './messages.rows.js';

/** So many are on their way to the service at once while everyone connects. */
const CONNECTING = 50;
const SETTLED_WITHIN_MS = 10_000;

export const tokenOf = (person: number): string =>
  tokenFor({ id: personId(person), role: person % 2 ? 'recruiter' : 'freelancer' });

/** The tabs of many people, and what they hear. */
export class Crowd {
  private readonly sockets: Socket[] = [];
  /** As many connections as a gateway keeps. */
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly sentAt = new Map<string, number>();
  /** From the click to the other's socket, in milliseconds. */
  times: number[] = [];
  /** Not accepted, and accepted but not seen in time: none of either when the service keeps up. */
  refused = 0;
  unseen = 0;

  private readonly tokens: readonly string[];

  constructor(
    private readonly base: string,
    people: number,
  ) {
    this.tokens = Array.from({ length: people }, (_, person) => tokenOf(person));
  }

  async connect(): Promise<void> {
    const waiting = this.tokens.map((_, person) => person).reverse();
    const turns = Array.from({ length: CONNECTING }, async () => {
      for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) await this.open(person);
    });
    await Promise.all(turns);
  }

  get connected(): number {
    return this.sockets.filter(({ connected }) => connected).length;
  }

  /** So many messages a second, whatever the service does, and then until the last one is seen. */
  async talk(path: string, perSecond: number, seconds: number): Promise<void> {
    const started = performance.now();
    const answers: Promise<void>[] = [];
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const due = started + (n * 1000) / perSecond;
      if (performance.now() < due) await pause(due - performance.now());
      answers.push(this.say(path, n));
    }
    await Promise.all(answers);
    for (const deadline = Date.now() + SETTLED_WITHIN_MS; this.sentAt.size && Date.now() < deadline;) await pause(20);
    this.unseen += this.sentAt.size;
    this.sentAt.clear();
  }

  leave(): void {
    for (const socket of this.sockets) socket.disconnect();
    this.agent.destroy();
  }

  private async say(path: string, n: number): Promise<void> {
    const from = spread(n, this.tokens.length);
    const content = `Message ${n} of ${performance.now()}`;
    const body = { conversation_id: conversationId(from >> 1), to: personId(from ^ 1), content };
    const ours = path === '/api/messages' ? { conversation_id: body.conversation_id, content } : body;
    this.sentAt.set(content, performance.now());
    const status = await this.post(path, JSON.stringify(ours), this.tokens[from] ?? '');
    if (status === 201) return;
    this.refused += 1;
    this.sentAt.delete(content);
  }

  private post(path: string, body: string, token: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const asked = request(this.base + path, { method: 'POST', agent: this.agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject).end(body);
    });
  }

  private open(person: number): Promise<void> {
    const socket = io(this.base, {
      path: '/ws',
      transports: ['websocket'],
      auth: { token: this.tokens[person] },
      query: { uid: personId(person) },
      forceNew: true,
      reconnection: false,
    });
    this.sockets.push(socket);
    socket.on('new_message', ({ message }: { message: { content: string } }) => {
      const sentAt = this.sentAt.get(message.content);
      if (sentAt === undefined) return;
      this.sentAt.delete(message.content);
      this.times.push(performance.now() - sentAt);
    });
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('auth_error', ({ error }: { error: string }) => reject(new Error(error)));
      socket.on('connect', () => socket.emit('authenticate', { userId: personId(person) }, () => resolve()));
    });
  }
}
