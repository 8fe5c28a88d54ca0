import { FaultProxy } from '../proxy/fault-proxy.js';

/** What a service finds at the other end of a line. */
export const ends = {
  IDENTITY_URL: 'identity',
  JOBS_URL: 'jobs',
  MESSAGING_URLS: 'messaging',
  NOTIFICATIONS_URL: 'notifications',
  ADMIN_URL: 'admin',
  DATABASE_URL: 'postgres',
  REDIS_URL: 'redis',
  S3_ENDPOINT: 's3',
  SMTP_URL: 'smtp',
  CLAMAV_URL: 'scanner',
} as const;

type Setting = keyof typeof ends;
export type End = (typeof ends)[Setting];

/** The lines between the product's processes, each by way of a proxy of its own. */
export class Links {
  private readonly lines = new Map<string, FaultProxy>();

  /** The addresses by which a service reaches the others through its lines. */
  async lead(from: string, settings: NodeJS.Dict<string>): Promise<Record<string, string>> {
    const led: Record<string, string> = {};
    for (const setting of Object.keys(ends) as Setting[]) {
      const address = settings[setting];
      if (!address) continue;
      const url = new URL(address);
      const line = await FaultProxy.to(Number(url.port));
      this.lines.set(`${from} ${ends[setting]}`, line);
      url.port = String(line.port);
      // An origin without the slash that URL adds.
      led[setting] = url.pathname === '/' ? url.href.replace(/\/$/, '') : url.href;
    }
    // Browsers and our own clients go straight there.
    if (led.S3_ENDPOINT) led.S3_PUBLIC_ENDPOINT = settings.S3_ENDPOINT ?? '';
    return led;
  }

  line(from: string, to: End): FaultProxy {
    const line = this.lines.get(`${from} ${to}`);
    if (!line) throw new Error(`There is no line from ${from} to ${to}`);
    return line;
  }

  async close(): Promise<void> {
    await Promise.all([...this.lines.values()].map((line) => line.close()));
  }
}
