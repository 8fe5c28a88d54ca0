import { nationOf } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { CalendarPage } from '../../features/calendar';
import { calendarApi } from '../../features/calendar/api/calendar.api';
import { CalendarLoading } from '../../features/calendar/components/calendar-states';
import { rangeOf, readCalendarAddress, todayInLondon } from '../../features/calendar/model/calendar-address';
import { profilesApi, useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user, search }) => {
  if (user?.role !== 'freelancer') return undefined;
  const today = todayInLondon();
  const { view, on } = readCalendarAddress(search, today);
  const ranges = [
    ...(view ? [rangeOf(view, on)] : [rangeOf('month', on), rangeOf('agenda', on)]),
    rangeOf('agenda', today),
  ];
  const each = new Map(ranges.map((range) => [range.from + range.to, range]));
  return Promise.all([
    // Its place says which bank holidays are the person's.
    dispatch(profilesApi.endpoints.freelancer.initiate(user.id, once)),
    ...[...each.values()].map((range) => dispatch(calendarApi.endpoints.calendar.initiate(range, once))),
  ]);
};

export function Component(): ReactNode {
  return (
    <SignedInPage title="Calendar" roles={['freelancer']} waiting={<CalendarLoading view="month" />}>
      {({ id }) => <OwnCalendar key={id} userId={id} />}
    </SignedInPage>
  );
}

function OwnCalendar({ userId }: { userId: string }): ReactNode {
  const { data: profile } = useFreelancerQuery(userId);
  return <CalendarPage nation={nationOf(profile?.location)} />;
}
