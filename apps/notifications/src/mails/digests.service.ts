import { digestMoment } from '@crewcall/contracts-notifications';
import { Transactions } from '@crewcall/platform-database';
import { Recurring, Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { sendDigest } from './mail.task.js';
import { PendingMailRepository } from './pending-mail.repository.js';

/** People per transaction. */
const PAGE = 500;

/** After 09:00 in London: a task for every user whose notifications of before that wait for the digest. */
@Injectable()
export class Digests {
  constructor(
    private readonly pending: PendingMailRepository,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  /** Answers how many people get one. */
  @Recurring('start-digests', { everySeconds: 300 })
  async start(now = new Date()): Promise<number> {
    const before = digestMoment(now);
    if (!before) return 0;
    let people = 0;
    let last: string | null = null;
    for (;;) {
      const page: string[] = await this.pending.recipientsOfDigests(before, last, PAGE);
      await this.transactions.run(async () => {
        for (const recipientId of page) {
          const payload = { recipient_id: recipientId, before: before.toISOString() };
          await this.tasks.enqueue(sendDigest, payload, { key: `digest:${recipientId}` });
        }
      });
      people += page.length;
      if (page.length < PAGE) return people;
      last = page.at(-1) ?? null;
    }
  }
}
