import { until } from '@crewcall/tools-seed';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { authRoutes } from '@crewcall/contracts-identity';
import { freePort } from '@crewcall/testing-servers';
import { SMTPServer } from 'smtp-server';
import { send } from '../load/client.js';
import { firstOf } from '../load/people.js';
import { percentile } from '../load/watch.js';
import type { FaultProxy } from '../proxy/fault-proxy.js';
import { linked } from '../product/product.js';
import type { Drill, Evidence, Scene } from './drill.js';

const ANSWERED_WITHIN_MS = 1000;
const SENT_WITHIN_MS = 90_000;
/** Longer than the attempts of a task that fails. */
const DEFERRED_MS = 25_000;

interface Trouble {
  name: string;
  lastsMs: number;
  begin(line: FaultProxy): Promise<() => Promise<void>>;
}

/** A mail server that answers every sender with this code. */
async function refusing(line: FaultProxy, port: number, responseCode: number): Promise<() => Promise<void>> {
  const fake = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, answer) => answer(Object.assign(new Error('Not now'), { responseCode })),
  });
  fake.on('error', () => undefined);
  const at = await freePort();
  await new Promise<void>((resolve) => fake.listen(at, '127.0.0.1', resolve));
  line.lead(at);
  line.cut();
  return async () => {
    line.lead(port);
    line.cut();
    await new Promise<void>((resolve) => fake.close(() => resolve()));
  };
}

const troubles = (smtpPort: number): Trouble[] => [
  {
    name: 'down',
    lastsMs: 10_000,
    begin: async (line) => {
      await line.refuse();
      return () => line.listen();
    },
  },
  {
    name: 'tarpit',
    lastsMs: 20_000,
    begin: (line) => {
      line.cut();
      line.add('both', { type: 'timeout' });
      return Promise.resolve(() => {
        line.clear();
        return Promise.resolve();
      });
    },
  },
  { name: 'deferring', lastsMs: DEFERRED_MS, begin: (line) => refusing(line, smtpPort, 451) },
];

/** Of identity alone: who works is told of other things as well. */
const SUBJECT = /password|verify|confirm/i;

async function mailsTo(mailUrl: string, email: string): Promise<number> {
  const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { subject: string }[]).filter(({ subject }) => SUBJECT.test(subject)).length;
}

/** Two who are known and one who is not ask for a new password, and one signs up: all are answered alike. */
async function ask({ product, people, limits }: Scene, name: string): Promise<string[]> {
  const emails = [`${randomUUID()}@mail.example.co.uk`, firstOf(people.crew).email, firstOf(people.companies).email];
  const [newcomer = '', ...known] = emails;
  const requests = [
    { path: authRoutes.signUp, body: { email: newcomer, password: 'Rigging-at-dawn-7', role: 'freelancer' } },
    ...known.map((email) => ({ path: authRoutes.forgotPassword, body: { email } })),
    { path: authRoutes.forgotPassword, body: { email: 'no.one@mail.example.co.uk' } },
  ];
  const times: number[] = [];
  let refused = 0;
  for (const { path, body } of requests) {
    const began = performance.now();
    const { status } = await send(product.origin, { method: 'POST', path, token: '', body });
    times.push(performance.now() - began);
    if (status === null || status >= 300) refused += 1;
  }
  limits.atMost(`an answer while mail is ${name}, median ms`, percentile(times, 0.5), ANSWERED_WITHIN_MS);
  limits.none(`errors while mail is ${name}`, refused);
  return [newcomer, ...known];
}

export const mailTroubled: Drill = {
  name: 'mail-troubled',
  fault: 'F21',
  about: 'mail is down, says nothing, and puts everything off while people sign up and ask for new passwords',
  needs: linked,
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, limits, load } = scene;
    const line = product.links.line('identity', 'smtp');
    const smtpPort = Number(new URL(product.service('identity').settings.SMTP_URL ?? '').port);
    await load.reach('post', 0.1);
    let sent = 0;
    for (const { name, lastsMs, begin } of troubles(smtpPort)) {
      const end = await begin(line);
      const before = new Map<string, number>();
      const emails = await ask(scene, name);
      for (const email of emails) before.set(email, await mailsTo(product.mailUrl, email));
      await sleep(lastsMs);
      await end();
      const newOf = async (email: string) => (await mailsTo(product.mailUrl, email)) - (before.get(email) ?? 0);
      for (const email of emails)
        await until(`a mail after it was ${name}`, async () => (await newOf(email)) > 0, SENT_WITHIN_MS);
      const added = await Promise.all(emails.map(newOf));
      limits.none(`mails sent twice after it was ${name}`, added.filter((count) => count > 1).length);
      sent += emails.length;
    }
    return { 'mails sent after all': sent };
  },
};
