import { invoiceIssued, invoiceMarked, type InvoiceMarkedPayload } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what is told of invoices', () => {
  let service: TestService;
  let story: Story;
  const id = newId();
  const facts = () => ({
    number: 'PN-2026-0014',
    recruiter_id: story.recruiter.id,
    freelancer_id: story.freelancer.id,
    booking_id: newId(),
    job_id: newId(),
    role: 'FOH',
    gross_pence: 81_432,
    due_on: '2026-12-14',
  });

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const marked = (mark: InvoiceMarkedPayload['mark'], on?: string) =>
    story.tell(invoiceMarked, { subjectId: id, version: 3, payload: { ...facts(), mark, ...(on && { on }) } });
  const newestOf = async (side: 'freelancer' | 'recruiter') => {
    const [newest] = await story.listOf(story[side]);
    return newest && [newest.title, newest.message, newest.action_url];
  };

  it('is its number, its seller, the sum and the day to the company, in the words agreed [R528] [R452]', async () => {
    await story.tell(invoiceIssued, { subjectId: id, version: 2, payload: { ...facts(), kind: 'invoice' } });
    expect(await newestOf('recruiter')).toEqual([
      'Invoice PN-2026-0014',
      'Maya Patel, £814.32, due 14 Dec.',
      `/invoices/${id}`,
    ]);
    expect(await newestOf('freelancer')).toBeUndefined();
  });

  it('is the mark as paid to the seller, not that it was received or scheduled [R458]', async () => {
    await marked('received');
    await marked('scheduled', '2026-12-12');
    expect(await newestOf('freelancer')).toBeUndefined();
    await marked('paid', '2026-12-10');
    const [title, message] = (await newestOf('freelancer')) ?? [];
    expect(title).toMatch(/ marked PN-2026-0014 as paid$/);
    expect(message).toBe('£814.32, 10 Dec.');
  });

  it('is to both that it is overdue [R458]', async () => {
    await marked('overdue');
    const [title, message] = (await newestOf('freelancer')) ?? [];
    expect(title).toBe('Invoice PN-2026-0014 is overdue');
    expect(message).toMatch(/, £814\.32, due 14 Dec\. A reminder is ready to send\.$/);
    expect((await newestOf('recruiter'))?.slice(0, 2)).toEqual([
      'Invoice PN-2026-0014 is overdue',
      'Maya Patel, £814.32, due 14 Dec.',
    ]);
  });
});
