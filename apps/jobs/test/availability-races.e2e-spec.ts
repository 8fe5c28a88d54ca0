import { AvailabilityPublisher, PersonTimeRepository } from '@crewcall/bookings-domain';
import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { availabilityChanged } from '@crewcall/contracts-bookings/dto';
import { CrewMarket } from './crew-market.js';

const on = (days: number): string => dayAfter(wallTimeOf(new Date()).day, days);

describe('free or busy, told by two workers at once', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  it('has the higher version from the one that read it later, whichever of them ends last [R323]', async () => {
    const person = await crew.crew();
    const block = (starts_on: string) =>
      crew.service.as(person).post('/api/calendar/blocks', { kind: 'unavailable', starts_on });
    const [times, publisher] = [crew.service.get(PersonTimeRepository), crew.service.get(AvailabilityPublisher)];
    const read = times.readTime.bind(times);
    let [hasRead, goOn] = [(): void => undefined, (): void => undefined];
    const isRead = new Promise<void>((resolve) => (hasRead = resolve));
    const isOther = new Promise<void>((resolve) => (goOn = resolve));
    await block(on(20));
    jest.spyOn(times, 'readTime').mockImplementationOnce(async (...about) => {
      const before = await read(...about);
      hasRead();
      await isOther;
      return before;
    });
    const slow = publisher.publishAll();
    await isRead;
    await block(on(30));
    await publisher.publishAll();
    goOn();
    await slow;
    const told = await crew.service.outbox(availabilityChanged, person.id);
    const kept = told.toSorted((one, other) => one.version - other.version).at(-1);
    expect(kept?.payload.days.map(({ day }) => day)).toEqual([on(20), on(30)]);
  });
});
