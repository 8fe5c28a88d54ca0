import { LIVE_REPLAY_MAX, type LiveRecord } from '@crewcall/contracts-core';
import { type NotificationItem, notificationRoutes } from '@crewcall/contracts-notifications';
import type { Member } from '@crewcall/tools-seed';
import { read } from '../load/client.js';
import type { People } from '../load/people.js';
import type { SeenFact } from './facts.js';
import { noticeFactOf } from './stored.js';

const PAGE_SIZE = 100;

async function listOf(origin: string, person: Member): Promise<NotificationItem[]> {
  const items: NotificationItem[] = [];
  for (let page = 1; items.length === (page - 1) * PAGE_SIZE; page += 1) {
    const path = `${notificationRoutes.list}?page=${page}&page_size=${PAGE_SIZE}`;
    items.push(...(await read<NotificationItem[]>(origin, person.token, path)));
  }
  return items;
}

async function replayOf(origin: string, person: Member): Promise<LiveRecord[]> {
  const records: LiveRecord[] = [];
  for (let pages = 0; records.length === pages * LIVE_REPLAY_MAX; pages += 1) {
    const path = `${notificationRoutes.live}?after=${records.at(-1)?.seq ?? 0}`;
    records.push(...(await read<LiveRecord[]>(origin, person.token, path)));
  }
  return records;
}

/** A company hears of an applicant as of any notification; a hire has a live event of its own. */
function replayedFact(record: LiveRecord, prefix: string): SeenFact[] {
  if (record.event === 'new_notification')
    return noticeFactOf(record.payload.notification, prefix).map((fact) => ({ ...fact, through: 'replay' }));
  if (record.event !== 'application_update' || record.payload.status !== 'hired') return [];
  const job = record.payload.application.job_title;
  return job.startsWith(`${prefix} `) ? [{ about: 'hire', job, through: 'replay' }] : [];
}

/** What everyone finds: in their list as after a reload, and in the replay that a tab asks for when it was cut off. */
export async function seenFacts(origin: string, { companies, crew }: People, prefix: string): Promise<SeenFact[]> {
  const facts: SeenFact[] = [];
  for (const person of [...companies, ...crew]) {
    const [list, replay] = await Promise.all([listOf(origin, person), replayOf(origin, person)]);
    facts.push(
      ...list.flatMap((item) => noticeFactOf(item, prefix)).map((fact) => ({ ...fact, through: 'list' as const })),
      ...replay.flatMap((record) => replayedFact(record, prefix)),
    );
  }
  return facts;
}
