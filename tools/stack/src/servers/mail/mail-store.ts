import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface CaughtMail {
  id: string;
  received_at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; bytes: number }[];
}

const KEPT = 500;

/** The mails that were caught, newest first, the last five hundred; they are there after a restart. */
export class MailStore {
  private readonly mails: CaughtMail[] = [];
  private last = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(folder).sort().reverse()) {
      const mail = read(path.join(folder, file));
      if (mail) this.mails.push(mail);
    }
    this.last = Number(this.mails[0]?.id ?? 0);
  }

  add(mail: Omit<CaughtMail, 'id' | 'received_at'>): CaughtMail {
    this.last += 1;
    const caught = { id: String(this.last).padStart(8, '0'), received_at: new Date().toISOString(), ...mail };
    writeFileSync(this.fileOf(caught), JSON.stringify(caught), { mode: 0o600 });
    this.mails.unshift(caught);
    for (const old of this.mails.splice(KEPT)) rmSync(this.fileOf(old), { force: true });
    return caught;
  }

  /** Those sent to an address (any when absent), newest first. */
  list(to?: string): CaughtMail[] {
    const wanted = to?.toLowerCase();
    return wanted ? this.mails.filter((mail) => mail.to.includes(wanted)) : [...this.mails];
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  private fileOf({ id }: CaughtMail): string {
    return path.join(this.folder, `${id}.json`);
  }
}

function read(file: string): CaughtMail | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CaughtMail;
  } catch {
    // Half a file is what a kill leaves; the mail is lost, the rest is not.
    return undefined;
  }
}
