import { errorText } from '@crewcall/web-data-access';
import { ErrorPanel, Loading, Quote, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useDisputedNoShowQuery } from '../api/desk.api';

/** What both sides wrote of a no-show in dispute: jobs keeps it, and shows it to administrators alone. */
export function DisputeWords({ bookingId }: { bookingId: string }): ReactNode {
  const { data, error, refetch } = useDisputedNoShowQuery(bookingId);
  if (error)
    return (
      <ErrorPanel
        title="What both sides wrote could not be loaded"
        message={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label="Loading what both sides wrote">
        <RowSkeletons rows={1} />
      </Loading>
    );
  return (
    <>
      <Quote>The company: {data.note ?? 'no words'}</Quote>
      <Quote>The person: {data.objection ?? 'I was there.'}</Quote>
    </>
  );
}
