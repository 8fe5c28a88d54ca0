import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eventually } from '@crewcall/testing-node';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server of one spec's own, which can go away and come back on the same port. */
export class Mailbox {
  readonly mails: Email[] = [];
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.mails.push(mail);
            done();
          }, done);
        });
      },
    });
    const { server: listener } = this.server;
    this.server.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }

  to(address: string): Email[] {
    return this.mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  }

  /** Waits for the nth mail (the first is 1) to an address. */
  async receive(address: string, count = 1): Promise<Email> {
    return eventually(() => this.to(address)[count - 1]);
  }

  /** The token of the link in a mail. */
  static tokenIn(mail: Email): string {
    const token = /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    if (!token) throw new Error(`No link in: ${mail.text}`);
    return token;
  }
}
