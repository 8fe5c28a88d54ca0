import { DeadlineKeeper } from '@crewcall/bookings-domain';
import type { TestActor } from '@crewcall/testing-node';
import { coversOf, standing } from './covers.js';
import { CrewMarket } from './crew-market.js';

const MANY = 12;

describe('cover, when everything comes at once', () => {
  let crew: CrewMarket;
  let covers: ReturnType<typeof coversOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    covers = coversOf(crew);
  });
  afterAll(() => crew.close());

  it('sends each wave once for three workers, and of all who accept together one has it [R394] [R399]', async () => {
    const people: TestActor[] = [];
    for (let index = 0; index < MANY; index += 1) people.push(await covers.near(`P${index}`, 6 + index));
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id, { settings: { people: 4, minutes: 10 } });
    const keeper = crew.service.get(DeadlineKeeper);
    await covers.at(10, () => Promise.all([keeper.keepAll(), keeper.keepAll(), keeper.keepAll()]));
    const second = await covers.see(recruiter, rescue);
    expect([second.wave, second.asked]).toEqual([2, 8]);
    await covers.at(20, () => Promise.all([keeper.keepAll(), keeper.keepAll(), keeper.keepAll()]));
    const offers = await Promise.all(people.map((one) => covers.offerOf(one)));
    expect(new Set(offers.map((offer) => offer?.id)).size).toBe(MANY);
    const answers = await covers.at(21, () =>
      Promise.all(people.map((one, index) => crew.move(one, { id: offers[index]?.id ?? '' }, 'accept'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(MANY - 1).fill(409)]);
    const after = await covers.see(recruiter, rescue);
    expect(standing(after.people).filter((one) => one.includes('accepted'))).toHaveLength(1);
    expect(after.state).toBe('filled');
  });
});
