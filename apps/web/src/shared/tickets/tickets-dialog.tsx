import { Dialog, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TicketWords } from './shared-tickets';
import { TicketRows } from './ticket-rows';
import { useTicketsToJudgeQuery } from './tickets.api';

interface TicketsDialogProps {
  userId: string;
  name: string;
  onClose: () => void;
}

/** What an applicant shares of their tickets with the company. */
export function TicketsDialog({ userId, name, onClose }: TicketsDialogProps): ReactNode {
  const { data, isError } = useTicketsToJudgeQuery(userId);
  return (
    <Dialog open title={`Tickets of ${name}`} onClose={onClose}>
      {!data && !isError && (
        <Loading label="Loading the tickets">
          <RowSkeletons rows={2} />
        </Loading>
      )}
      {isError && <p>The tickets could not be loaded. Please close this and try again.</p>}
      {data?.length === 0 && <p>{name} shares no tickets with you.</p>}
      {data && data.length > 0 && (
        <>
          <TicketRows tickets={data} />
          <TicketWords />
        </>
      )}
    </Dialog>
  );
}
