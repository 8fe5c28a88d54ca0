import { until } from '@crewcall/tools-seed';
import { randomUUID } from 'node:crypto';
import { calendarRoutes, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { type CrewDirectoryItem, freelancerRoutes } from '@crewcall/contracts-identity';
import { read, type Request, send } from '../load/client.js';
import { firstOf, type People } from '../load/people.js';
import type { Product } from '../product/product.js';

const FIRST_NAME = 'Robin';
/** Behind all days of which the drill makes moves. */
const IN_DAYS = 300;
const HEARD_WITHIN_MS = 5_000;

/** Jobs is stopped: the directory says what it heard last, and calendars themselves are refused, not awaited. */
export async function readDirectoryWithoutJobs(product: Product, people: People): Promise<void> {
  const [company, person] = [firstOf(people.companies), firstOf(people.crew)];
  const { day: today } = wallTimeOf(new Date());
  const day = dayAfter(today, IN_DAYS);
  const save = (path: string, body: object) =>
    sendOnce(product, { method: 'POST', path, token: person.token, body }, 201);
  await save(freelancerRoutes.create, { first_name: FIRST_NAME });
  await save(calendarRoutes.calendarBlocks, { kind: 'unavailable', starts_on: day });
  const found = `${freelancerRoutes.directory}?search=${FIRST_NAME}&on=${day}`;
  const isBusy = async (): Promise<boolean> => {
    const [item] = await read<CrewDirectoryItem[]>(product.origin, company.token, found);
    return item?.availability?.days[0]?.word === 'busy';
  };
  await until('a word in the directory', isBusy, HEARD_WITHIN_MS);
  await product.service('jobs').kill();
  if (!(await isBusy())) throw new Error('Without jobs the directory forgot who is busy');
  const body = { user_ids: [person.id], days: [day] };
  const check: Request = { method: 'POST', path: calendarRoutes.checkAvailability, token: company.token, body };
  await sendOnce(product, check, 503);
  await product.startService('jobs');
  await sendOnce(product, check, 200);
}

async function sendOnce({ origin }: Product, request: Request, expected: number): Promise<void> {
  const { status, body } = await send(origin, { ...request, key: randomUUID() });
  if (status !== expected) throw new Error(`${request.path} was answered ${status}: ${JSON.stringify(body)}`);
}
