import { nationOf } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { CalendarPage } from '../../features/calendar';
import { calendarApi } from '../../features/calendar/api/calendar.api';
import { CalendarLoading } from '../../features/calendar/components/calendar-states';
import { rangeOf, readCalendarAddress, todayInLondon } from '../../features/calendar/model/calendar-address';
import { profilesApi, useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { once, type Needs } from '../needs';

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
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'freelancer') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Calendar" />
      {user ? <OwnCalendar key={user.id} userId={user.id} /> : <CalendarLoading view="month" />}
    </Page>
  );
}

function OwnCalendar({ userId }: { userId: string }): ReactNode {
  const { data: profile } = useFreelancerQuery(userId);
  return <CalendarPage nation={nationOf(profile?.location)} />;
}
