import type { Login } from '@crewcall/tools-seed';
import { portOf } from './ports.js';
import type { ServiceName } from './service-names.js';

export interface Result {
  address: string;
  wanted: ServiceName[];
  mailUrl: string;
  logins: Login[];
  /** From where services answer Prometheus, when they measure themselves. */
  metrics?: number | undefined;
  total: string;
}

export const mailLine = (url: string): string => `  Mail       ${url}`;

const metricsLine = (base: number, wanted: ServiceName[]): string =>
  `  Metrics    ${wanted.map((service) => `${service} http://127.0.0.1:${portOf(base, service)}/metrics`).join('\n             ')}`;

/** What a person wants to know once everything is up. */
export function summary({ address, wanted, mailUrl, logins, metrics, total }: Result): string {
  const widest = Math.max(0, ...logins.map(({ email }) => email.length));
  const lines = logins.map(({ who, email, password }) => `  ${who.padEnd(9)}  ${email.padEnd(widest)}  ${password}`);
  const title = wanted.includes('gateway')
    ? `CrewCall is up after ${total}:  ${address}`
    : `Up after ${total}: ${wanted.join(', ')}`;
  return [
    '',
    title,
    '',
    ...(lines.length ? ['Sign in as', ...lines, ''] : []),
    mailLine(mailUrl),
    '  Logs       .data/logs',
    ...(metrics === undefined ? [] : [metricsLine(metrics, wanted)]),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
