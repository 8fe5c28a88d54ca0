import { webRoutes } from '@crewcall/contracts-core';
import { initialsOf } from '@crewcall/contracts-identity';
import { companyRecordFrom } from '@crewcall/contracts-jobs';
import { onEveryVisit, type SessionUser } from '@crewcall/web-data-access';
import { Avatar, LinkRow, LinkRows, Note, Section, Stack, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import {
  type BookedCrew,
  useLatestBookingsQuery,
  useNextCallsQuery,
} from '../../features/dashboard/api/company-next.api';
import { NextEvents } from '../../features/dashboard/components/next-events';
import { dayLabel } from '../../features/dashboard/model/london-words';
import { jobsAhead } from '../../features/dashboard/model/open-places';
import { useCompanyRecordQuery } from '../../features/jobs/api/jobs.api';

const eventsShown = 6;
const peopleShown = 4;

/** Beside a company's decisions: what comes next, whom it books, and how it answers, as crew see it. */
export function CompanyAside({ user, now }: { user: SessionUser; now: number }): ReactNode {
  const { data: schedule = [] } = useNextCallsQuery();
  const { data: bookings = [] } = useLatestBookingsQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <Stack>
      {schedule.length > 0 && <NextEvents jobs={jobsAhead(schedule).slice(0, eventsShown)} now={now} />}
      {bookings.length > 0 && <CrewBooked bookings={bookings} />}
      <Answered userId={user.id} />
    </Stack>
  );
}

function CrewBooked({ bookings }: { bookings: readonly BookedCrew[] }): ReactNode {
  // Once each, by what they were booked for last.
  const people = bookings.filter(
    ({ freelancer_id: id }, at) => bookings.findIndex(({ freelancer_id }) => freelancer_id === id) === at,
  );
  return (
    <Section title="Crew you book" actions={<TextLink to={webRoutes.crewLists.href()}>Lists</TextLink>}>
      <LinkRows>
        {people.slice(0, peopleShown).map((booking) => (
          <CrewRow key={booking.freelancer_id} booking={booking} />
        ))}
      </LinkRows>
    </Section>
  );
}

function CrewRow({ booking: { freelancer_id, freelancer_name, role_name, day } }: { booking: BookedCrew }) {
  const name = freelancer_name ?? 'Crew member';
  return (
    <LinkRow
      to={webRoutes.profileOf.href(freelancer_id)}
      lead={<Avatar seed={freelancer_id} initials={initialsOf(name)} />}
      title={name}
      text={[role_name, day && dayLabel(day)].filter(Boolean).join(', ')}
    />
  );
}

/** Only with the figures that crew read on the company's page. */
function Answered({ userId }: { userId: string }): ReactNode {
  const { data: record } = useCompanyRecordQuery(userId);
  if (!record || record.finished_jobs < companyRecordFrom || record.answered_percent === null) return null;
  return (
    <Note>
      You answered <b>{record.answered_percent} %</b> of your applicants in the last year. Crew see it on your page.
    </Note>
  );
}
