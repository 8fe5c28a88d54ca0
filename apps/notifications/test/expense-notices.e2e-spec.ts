import { expenseMoved, type ExpenseMovedPayload } from '@crewcall/contracts-bookings/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Story } from './story.js';

describe('what is told of expenses', () => {
  let service: TestService;
  let story: Story;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'notifications' });
    story = new Story(service);
    await story.introduceEverybody();
  });
  afterAll(() => service.stop());

  const told = (payload: Pick<ExpenseMovedPayload, 'to'> & Partial<ExpenseMovedPayload>) =>
    story.tell(expenseMoved, {
      subjectId: newId(),
      version: 2,
      payload: {
        booking_id: newId(),
        job_id: newId(),
        job_title: 'Winter Lights',
        role: 'FOH',
        company: 'Northlight',
        recruiter_id: story.recruiter.id,
        freelancer_id: story.freelancer.id,
        kind: 'parking',
        amount_pence: 1_800,
        ...payload,
      },
    });
  const titlesOf = async (side: 'freelancer' | 'recruiter') =>
    (await story.listOf(story[side])).map(({ title, message, action_url }) => [title, message, action_url]);

  it('the company hears of the first that waits, crew of each that is disputed or approved [R449] [R528]', async () => {
    await told({ to: 'submitted', waiting: 1 });
    await told({ to: 'submitted', waiting: 2 });
    const [first, ...more] = await titlesOf('recruiter');
    expect([first?.[0], first?.[2], more]).toEqual(['Expenses to approve', '/timesheets', []]);
    expect(first?.[1]).toMatch(/, Winter Lights: Parking, £18\.00\.$/);
    await told({ from: 'submitted', to: 'disputed' });
    await told({ from: 'disputed', to: 'approved' });
    const [approved, disputed] = await titlesOf('freelancer');
    expect(approved).toEqual(['Expense approved: £18.00', 'Winter Lights: Parking.', '/timesheets']);
    expect(disputed?.[0]).toMatch(/ disputes an expense$/);
    expect(disputed?.[1]).toBe('Winter Lights: Parking, £18.00. Change it or ask about it.');
  });
});
