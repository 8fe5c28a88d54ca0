import type { AddressInfo, Server } from 'node:net';
import { asProblem } from '../../problem.js';
import { MailStore } from './mail-store.js';
import { mailWeb } from './mail-web.js';
import { smtpServer } from './smtp.js';

export interface MailOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  webPort: number;
  /** Where mails are kept between runs. */
  folder: string;
}

export interface MailCatcher {
  smtpUrl: string;
  webUrl: string;
  stop(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A mail server that delivers nothing and shows everything. It runs in this process: it holds little and rarely works. */
export async function startMail({ smtpPort, webPort, folder }: MailOptions): Promise<MailCatcher> {
  const store = new MailStore(folder);
  const smtp = smtpServer(store);
  const web = mailWeb(store);
  try {
    const [smtpAt, webAt] = await Promise.all([listen(smtp.server, smtpPort), listen(web, webPort)]);
    // A client that goes away in the middle of a mail is no reason to end.
    smtp.on('error', () => undefined);
    return {
      smtpUrl: `smtp://127.0.0.1:${smtpAt}`,
      webUrl: `http://127.0.0.1:${webAt}`,
      stop: async () => {
        web.closeAllConnections();
        await Promise.all([
          new Promise<void>((resolve) => smtp.close(() => resolve())),
          new Promise<void>((resolve) => web.close(() => resolve())),
        ]);
      },
    };
  } catch (error) {
    smtp.close();
    web.close();
    throw asProblem(error, 'Starting the mail catcher');
  }
}
