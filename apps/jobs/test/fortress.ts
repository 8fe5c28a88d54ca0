import { Marketplace } from './marketplace.js';
import type { TestActor } from '@crewcall/testing-node';

interface Answer {
  status: number;
  body: object;
  headers: Headers;
}

/** A marketplace with one application, to be attacked; knows whether anything in it was changed. */
export class Fortress {
  private before = '';

  private constructor(
    readonly market: Marketplace,
    readonly recruiter: TestActor,
    readonly freelancer: TestActor,
    readonly jobPath: string,
    readonly applicationPath: string,
  ) {}

  static async build(): Promise<Fortress> {
    const market = await Marketplace.open();
    const { recruiter, freelancer, job, path } = await market.applied();
    return new Fortress(market, recruiter, freelancer, `/api/jobs/${job.id}`, path);
  }

  async remember(): Promise<void> {
    this.before = await this.fingerprint();
  }

  async expectUntouched(): Promise<void> {
    expect(await this.fingerprint()).toBe(this.before);
  }

  /** Of every row of every table that a request could change. */
  private fingerprint(): Promise<string> {
    return this.market.service.fingerprint(['jobs', 'applications', 'people', 'job_totals', 'idempotency_keys']);
  }
}

/** The status, the shape of every error, and not a word of what is inside. */
/** As `expectError`, with the code that clients go by. */
export function expectCode(answer: Answer, status: number, code: string): void {
  expectError(answer, status);
  expect(answer.body).toMatchObject({ code });
}

export function expectError(answer: Answer, status: number): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: {
      error: expect.any(String) as string,
      code: expect.stringMatching(/^[A-Z_]+$/) as string,
      request_id: answer.headers.get('x-request-id'),
    },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |postgres|typeorm|node_modules|\.ts:\d/i);
}
