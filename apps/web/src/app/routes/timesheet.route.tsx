import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TimesheetPage } from '../../features/timesheets';
import { timesheetsApi } from '../../features/timesheets/api/timesheets.api';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { id = '' } }) =>
  dispatch(timesheetsApi.endpoints.timesheet.initiate(id, once)),
);

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return <SignedInPage>{() => <TimesheetPage key={id} id={id} />}</SignedInPage>;
}
