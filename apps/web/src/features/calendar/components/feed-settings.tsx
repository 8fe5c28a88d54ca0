import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CalendarFeed, FeedChoice } from '@crewcall/contracts-bookings';
import { errorText, useSession } from '@crewcall/web-data-access';
import { ActionRow, ChoiceField, ConfirmDialog, ErrorPanel, Note, SectionCard, SwitchField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import {
  useChangeFeedMutation,
  useFeedsQuery,
  useMakeFeedAddressMutation,
  useTurnFeedOffMutation,
} from '../api/feeds.api';
import { readWords } from '../model/feed-labels';
import { FeedAddress } from './feed-address';

const details = [
  { value: 'full', label: 'Full', text: 'Title, company, place and call time' },
  { value: 'discreet', label: 'Discreet', text: 'Only “Booked” and the time' },
];
const questions = {
  new: { title: 'Make a new address?', confirmLabel: 'New address', isDestructive: false },
  off: { title: 'Turn your calendar address off?', confirmLabel: 'Turn off', isDestructive: true },
};
const ordinary: FeedChoice = { detail: 'full', has_pencils: false };

/** In Settings: a secret address that a phone's own calendar reads. */
export function FeedSettings(): ReactNode {
  const { data, error, refetch } = useFeedsQuery();
  return (
    <SectionCard title="Subscribe from your phone">
      {error && !data && (
        <ErrorPanel
          title="We could not look up your calendar address"
          message={errorText(error, 'Something went wrong')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Feed feed={data[0]} />}
    </SectionCard>
  );
}

function Feed({ feed }: { feed: CalendarFeed | undefined }): ReactNode {
  const isCrew = useSession().user?.role === 'freelancer';
  const now = useNow();
  const [makeAddress, made] = useMakeFeedAddressMutation();
  const [change, changed] = useChangeFeedMutation();
  const [turnOff, turnedOff] = useTurnFeedOffMutation();
  const [first, setFirst] = useState(ordinary);
  const [asked, setAsked] = useState<'new' | 'off' | null>(null);
  const { detail, has_pencils } = feed ?? first;
  const choice = { detail, has_pencils };
  const choose = (more: Partial<FeedChoice>): void => {
    if (feed) void change({ ...choice, ...more });
    else setFirst({ ...choice, ...more });
  };
  const confirm = async (): Promise<void> => {
    await (asked === 'new' ? makeAddress(choice) : turnOff());
    if (asked === 'off') made.reset();
    setAsked(null);
  };
  const error = made.error ?? changed.error ?? turnedOff.error;
  const isBusy = made.isLoading || turnedOff.isLoading;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {isCrew ? 'Your bookings' : 'Your calls'} in the calendar of your phone or computer, brought up to date every
        hour or so. Never a rate, a phone number or a note.
      </Typography>
      <ChoiceField
        label="What it shows"
        name="feed-detail"
        choices={details}
        value={detail}
        onChange={({ target }) => choose({ detail: target.value as FeedChoice['detail'] })}
      />
      {isCrew && (
        <SwitchField
          label="Held pencils too"
          text="As tentative entries."
          checked={has_pencils}
          onChange={({ target }) => choose({ has_pencils: target.checked })}
        />
      )}
      {feed && <Typography variant="body2">{readWords(feed.read_at, now)}</Typography>}
      {made.data && feed && <FeedAddress key={made.data.path} path={made.data.path} />}
      {feed ? (
        <ActionRow>
          <Button variant="outlined" onClick={() => setAsked('new')}>
            New address
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('off')}>
            Turn off
          </Button>
        </ActionRow>
      ) : (
        <MakeButton isBusy={isBusy} onMake={() => void makeAddress(choice)} />
      )}
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not saved. Please try again.')}
        </Note>
      )}
      <ConfirmDialog
        open={asked !== null}
        {...questions[asked ?? 'new']}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        Calendars that read your present address stop at once.
      </ConfirmDialog>
    </>
  );
}

function MakeButton({ isBusy, onMake }: { isBusy: boolean; onMake: () => void }): ReactNode {
  return (
    <Button variant="contained" color="inherit" disabled={isBusy} onClick={onMake} sx={{ justifySelf: 'start' }}>
      {isBusy ? 'Making...' : 'Make an address'}
    </Button>
  );
}
