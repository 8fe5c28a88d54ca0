import type { ReactNode } from 'react';
import { TimesheetsPage } from '../../features/timesheets';
import { timesheetsApi } from '../../features/timesheets/api/timesheets.api';
import { hoursSideOf, readTimesheetsAddress } from '../../features/timesheets/hooks/use-timesheets-address';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user, search }) => {
  const side = hoursSideOf(user?.role);
  return side
    ? dispatch(timesheetsApi.endpoints.timesheets.initiate(readTimesheetsAddress(search, side).query, once))
    : undefined;
};

export function Component(): ReactNode {
  return (
    <SignedInPage title="Timesheets" roles={['freelancer', 'recruiter']}>
      {({ role }) => {
        const side = hoursSideOf(role);
        return side && <TimesheetsPage side={side} />;
      }}
    </SignedInPage>
  );
}
