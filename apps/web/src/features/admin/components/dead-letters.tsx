import Button from '@mui/material/Button';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useDeadLettersQuery, useReplayMutation } from '../api/desk.api';
import { QueryBoundary } from './query-boundary';
import { DataTable } from './data-table';

const heads = ['What', 'Why', 'Attempts', 'When', 'Action'].map((name) => ({ name }));

/** Messages that failed for good. Replaying gives them their attempts back; what they hold is not shown. */
export function DeadLetters({ queue, onClose }: { queue: string; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const query = useDeadLettersQuery(queue, { refetchOnMountOrArgChange: true });
  const [replay, { isLoading }] = useReplayMutation();
  const press = async (id?: string): Promise<void> => {
    const answer = await replay({ queue, ...(id ? { id } : {}) });
    dispatch(
      showToast(
        'error' in answer
          ? { tone: 'bad', title: 'Replay failed', text: errorText(answer.error, 'Please try again.') }
          : { tone: 'good', title: 'Replayed', text: `${answer.data.replayed} back in ${queue}` },
      ),
    );
  };
  return (
    <Dialog
      open
      title={`Dead letters of ${queue}`}
      onClose={onClose}
      isBusy={isLoading}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          <Button variant="contained" disabled={isLoading || !query.data?.length} onClick={() => void press()}>
            Replay all
          </Button>
        </>
      }
    >
      <QueryBoundary query={query} what="dead letters">
        {(letters) => (
          <DataTable label="Dead letters" heads={heads}>
            {letters.map(({ id, name, reason, attempts, failed_at }) => (
              <tr key={id}>
                <td>{name}</td>
                <td className="long">{reason}</td>
                <td>{attempts}</td>
                <td>
                  <TimeAgo at={failed_at} />
                </td>
                <td>
                  <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void press(id)}>
                    Replay
                  </Button>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
