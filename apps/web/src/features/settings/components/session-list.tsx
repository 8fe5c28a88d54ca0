import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnSession } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch, useSignOutMutation, onEveryVisit } from '@crewcall/web-data-access';
import { Chip, ErrorPanel, LineSkeleton, Loading } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useEndOtherSessionsMutation, useEndSessionOfMutation, useSessionsQuery } from '../api/privacy.api';
import { SettingsPart } from './settings-part';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  paddingBlock: 8,
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
}));

function Device({ session: { device, place, last_seen_at, is_current } }: { session: OwnSession }): ReactNode {
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {device} {is_current && <Chip tone="good">This device</Chip>}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {place ?? 'Place not known'} · {is_current ? 'Active now' : <TimeAgo at={last_seen_at} before="Last seen " />}
      </Typography>
    </div>
  );
}

/** Where the person is signed in. The one in use ends by signing out. */
export function SessionList(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch, isFetching } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const [signOut, signingOut] = useSignOutMutation();
  const [end, ending] = useEndSessionOfMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const isBusy = ending.isLoading || endingOthers.isLoading || signingOut.isLoading;

  const tell = async (work: PromiseLike<{ error?: unknown }>, done: string): Promise<void> => {
    const { error: failure } = await work;
    const text = failure ? errorText(failure, 'Please try again.') : null;
    dispatch(showToast(text ? { tone: 'bad', title: 'Not signed out', text } : { tone: 'good', title: done }));
  };

  return (
    <SettingsPart title="Where you are signed in">
      {error && !data ? (
        <ErrorPanel
          message={errorText(error, 'Your sessions could not be loaded.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <Loading label="Loading your sessions">
          <LineSkeleton height={56} />
        </Loading>
      ) : (
        <ul aria-label="Sessions">
          {data.map((session) => (
            <Row key={session.id}>
              <Device session={session} />
              <Button
                variant="outlined"
                disabled={isBusy}
                aria-label={session.is_current ? undefined : `Sign out ${session.device}`}
                onClick={() =>
                  session.is_current ? void signOut() : void tell(end(session.id), `${session.device} is signed out`)
                }
              >
                Sign out
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void tell(endOthers(), 'All other devices are signed out')}
        >
          Sign out all other devices
        </Button>
      )}
    </SettingsPart>
  );
}
