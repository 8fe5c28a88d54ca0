import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { feedAddressProblem, feedSourceLimits, type FeedSource } from '@crewcall/contracts-bookings';
import { baseApi, errorText, useAppDispatch } from '@crewcall/web-data-access';
import { ErrorPanel, Note, SectionCard, TextField } from '@crewcall/web-ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import {
  feedSourcesApi,
  useAddFeedSourceMutation,
  useFeedSourcesQuery,
  useRemoveFeedSourceMutation,
} from '../api/feed-sources.api';
import { isPending, sourceWords } from '../model/source-labels';

const LOOKED_AT_MS = 2_000;

const Sources = styled('ul')(({ theme: { vars } }) => ({
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .failing': { color: vars.palette.warning.main },
}));
const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > :first-of-type': { width: '100%' },
});

/** In Settings, for crew: calendars elsewhere whose busy times count here. */
export function BusyTimesCard(): ReactNode {
  const { sources, error, refetch } = useSources();
  return (
    <SectionCard title="Bring in busy times">
      <Typography variant="body2" color="textSecondary">
        Up to three calendars that you keep elsewhere, read about once an hour. Only when you are busy is kept, never
        titles, places or people. You see it as “Busy elsewhere”, companies see that you are busy.
      </Typography>
      {error && !sources && (
        <ErrorPanel
          title="We could not look up your other calendars"
          message={errorText(error, 'Something went wrong')}
          onRetry={refetch}
        />
      )}
      {sources && sources.length > 0 && (
        <Sources aria-label="Calendars brought in">
          {sources.map((source) => (
            <Source key={source.id} source={source} />
          ))}
        </Sources>
      )}
      {sources && sources.length < feedSourceLimits.sources && <NewSource />}
    </SectionCard>
  );
}

/** Looked at every other second while one is being read; what was read then shows in the calendar. */
function useSources() {
  const dispatch = useAppDispatch();
  const { data: known } = feedSourcesApi.endpoints.feedSources.useQueryState();
  const isWaiting = known?.some(isPending) ?? false;
  const { data, error, refetch } = useFeedSourcesQuery(undefined, { pollingInterval: isWaiting ? LOOKED_AT_MS : 0 });
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) dispatch(baseApi.util.invalidateTags(['Calendar']));
    wasWaiting.current = isWaiting;
  }, [dispatch, isWaiting]);
  return { sources: data, error, refetch: () => void refetch() };
}

function Source({ source }: { source: FeedSource }): ReactNode {
  const now = useNow();
  const [remove, { isLoading, error }] = useRemoveFeedSourceMutation();
  return (
    <li>
      <div>
        <Typography variant="body2">{source.address}</Typography>
        <Typography variant="body2" color="textSecondary" className={source.failure ? 'failing' : ''} role="status">
          {sourceWords(source, now)}
        </Typography>
      </div>
      <Button
        size="small"
        variant="outlined"
        disabled={isLoading}
        aria-label={`Remove ${source.address}`}
        onClick={() => void remove(source.id)}
      >
        {isLoading ? 'Removing...' : 'Remove'}
      </Button>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'It was not removed. Please try again.')}
        </Note>
      )}
    </li>
  );
}

function NewSource(): ReactNode {
  const [add, { isLoading, error }] = useAddFeedSourceMutation();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = feedAddressProblem(address);
    setProblem(wrong);
    if (wrong) return;
    const { error: refused } = await add({ address: address.trim() });
    // What is typed meanwhile is the next one.
    if (!refused) setAddress((now) => (now === address ? '' : now));
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label="Address of a calendar"
        hint="Your calendar’s settings call it the secret, private or public address in iCal format."
        error={problem ?? undefined}
        value={address}
        input={{ maxLength: feedSourceLimits.address, spellCheck: false, autoCapitalize: 'none', inputMode: 'url' }}
        onChange={({ target }) => {
          setAddress(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="outlined" disabled={isLoading}>
        {isLoading ? 'Bringing in...' : 'Bring in'}
      </Button>
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'It was not brought in. Please try again.')}
        </Note>
      )}
    </Form>
  );
}
