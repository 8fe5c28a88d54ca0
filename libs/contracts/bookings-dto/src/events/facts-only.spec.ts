import type { EventDefinition } from '@crewcall/contracts-core/dto';
import { fieldsOf, textFieldsOf } from '@crewcall/testing-node/events';
import * as contract from '../index.js';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'heardBy' in value;
const events = Object.values(contract as object).filter(isEvent);

/** What words that no list closes may say: how a job, role, company or team is called, where, when, and for how much. */
const facts = {
  names: ['job_title', 'role', 'company', 'name', 'people.role', 'booked.company', 'number'],
  places: ['location', 'place', 'calls.place', 'booked.location', 'booked.calls.place'],
  times: ['day', 'days', 'days.day', 'from', 'to', 'on', 'due_on', 'expires_on', 'call_time', 'end'],
  pay: ['estimate', 'agreed', 'raised', 'cover.rate'],
  // Names of fields, and what an important field of a sheet said: a time, a day, a place.
  changes: ['changed', 'changed.before', 'changed.after'],
  // Codes of lists that may grow.
  codes: ['reason', 'lines.line', 'lines.reason'],
};
/** Cases for administrators, who are shown what was reported or asked about. */
const cases = ['jobs.no-show-disputed.v1', 'jobs.review-reported.v1', 'jobs.timesheet-asked.v1'];
/** What an administrator did, with their own reason and address, for the log of what they do. */
const audited = ['jobs.timesheet-opened.v1'];

describe('events of bookings', () => {
  it.each(events.filter(({ name }) => ![...cases, ...audited].includes(name)))(
    '$name holds ids and facts: no free text, no telephone, bank, ticket number or place of a check-in [R527]',
    ({ payload }) => {
      expect(textFieldsOf(payload).filter((field) => !Object.values(facts).flat().includes(field))).toEqual([]);
      const kept = /(^|[._])(lat|lon|point|near|phone|note|words|last4|account|sort_code|iban|document)$/;
      expect(fieldsOf(payload).filter((field) => kept.test(field))).toEqual([]);
    },
  );

  it('leave free text to the cases that administrators decide, and to the log of what they do [R527]', () => {
    const reports = events.filter(({ name }) => cases.includes(name));
    for (const { name, payload, heardBy } of reports)
      expect([name, textFieldsOf(payload), heardBy]).toEqual([name, ['reason', 'snapshot'], ['admin']]);
    expect(reports).toHaveLength(cases.length);
    const acts = events.filter(({ name }) => audited.includes(name));
    expect(acts.map(({ payload, heardBy }) => [textFieldsOf(payload), heardBy])).toEqual([
      [['address', 'reason'], ['admin']],
    ]);
  });
});
