import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PushEnd } from '@crewcall/contracts-notifications';
import { errorText } from '@crewcall/web-data-access';
import { ErrorPanel, LineSkeleton, Loading, Note, SectionCard, SwitchField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useDevice } from '../hooks/use-device';
import { browserWords } from '../model/end-labels';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
}));

/** In Settings: what concerns bookings comes to this device also while the app is closed. Each choice is saved at once. */
export function DeviceCard(): ReactNode {
  const device = useDevice();
  const { data, error, refetch, isFetching } = device.settings;
  if (data && !data.public_key) return null;
  return (
    <SectionCard title="Notices on this device">
      <Typography variant="body2" color="textSecondary">
        Offers, bookings, call sheets and your calendar, also while CrewCall is closed. They keep your quiet hours,
        which only urgent cover may pass.
      </Typography>
      {error && !data ? (
        <ErrorPanel
          message={errorText(error, 'Your devices could not be loaded.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : device.state === 'looking' ? (
        <Loading label="Loading your devices">
          <LineSkeleton height={44} />
        </Loading>
      ) : (
        <Switches {...device} />
      )}
      {device.others.length > 0 && (
        <ul aria-label="Other devices">
          {device.others.map((end) => (
            <Other key={end.id} {...{ end }} onTurnOff={() => void device.turnOffOther(end.id)} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Switches({ state, own, isBusy, turnOn, turnOff }: ReturnType<typeof useDevice>): ReactNode {
  // What was chosen shows at once.
  const [chosen, setChosen] = useState<{ isOn: boolean; isDiscreet: boolean } | null>(null);
  const { isOn, isDiscreet } = chosen ?? { isOn: state === 'on', isDiscreet: own?.is_discreet ?? false };
  const choose = async (next: { isOn: boolean; isDiscreet: boolean }): Promise<void> => {
    setChosen(next);
    await (next.isOn ? turnOn(next.isDiscreet) : turnOff());
    setChosen(null);
  };
  if (state === 'unable')
    return <Note>This browser shows no notices. On an iPhone, add CrewCall to the home screen and open it there.</Note>;
  return (
    <>
      {state === 'blocked' && (
        <Note tone="warn">
          Your browser blocks notices of CrewCall. Allow them in the settings that it has for this site, then come back.
        </Note>
      )}
      <SwitchField
        label="Tell me on this device"
        text="Until you sign out on it."
        checked={isOn}
        disabled={isBusy || state === 'blocked'}
        onChange={({ target }) => void choose({ isOn: target.checked, isDiscreet: false })}
      />
      {own && (
        <SwitchField
          label="Discreet"
          text="The lock screen names no company, no job and no place."
          checked={isDiscreet}
          disabled={isBusy}
          onChange={({ target }) => void choose({ isOn: true, isDiscreet: target.checked })}
        />
      )}
    </>
  );
}

function Other({ end, onTurnOff }: { end: PushEnd; onTurnOff: () => void }): ReactNode {
  const name = browserWords(end);
  return (
    <Row>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          <TimeAgo at={end.created_at} before="Turned on " />
        </Typography>
      </div>
      <Button variant="outlined" aria-label={`Turn off ${name}`} onClick={onTurnOff}>
        Turn off
      </Button>
    </Row>
  );
}
