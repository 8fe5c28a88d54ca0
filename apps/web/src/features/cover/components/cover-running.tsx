import type { Rescue } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Columns, MainColumn, SideColumn } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useLeaveOutMutation, useSteerCoverMutation } from '../api/cover.api';
import { isLive } from '../model/candidate-labels';
import { CoverPeople } from './cover-people';
import { CoverState } from './cover-state';
import { CoverSteps } from './cover-steps';
import { RaiseDialog } from './raise-dialog';
import { RateCard } from './rate-card';
import { WavesCard } from './waves-card';
import { WavesDialog } from './waves-dialog';

/** A cover as its company watches and steers it; one that ended, as it went. */
export function CoverRunning({ rescue }: { rescue: Rescue }): ReactNode {
  const { id, role_id: roleId, people, steps, settings, until } = rescue;
  const [asking, setAsking] = useState<'raise' | 'waves' | null>(null);
  const [leaveOut, { error }] = useLeaveOutMutation();
  const runs = isLive(rescue);
  const close = (): void => setAsking(null);
  return (
    <Columns>
      <MainColumn>
        <CoverState rescue={rescue} onRaise={() => setAsking('raise')} />
        <CoverPeople
          title={runs ? 'Who is asked' : 'Who was asked'}
          people={people}
          {...(runs && { onLeaveOut: (left_out: string[]) => void leaveOut({ id, roleId, left_out }) })}
          problem={error && errorText(error, 'That was not saved. Please try again.')}
        />
      </MainColumn>
      <SideColumn>
        <RateCard rescue={rescue} {...(runs && { onRaise: () => setAsking('raise') })} />
        {runs && (
          <WavesCard {...{ settings, until }} isUsual={!rescue.has_own_waves} onChange={() => setAsking('waves')} />
        )}
        <CoverSteps steps={steps} />
      </SideColumn>
      {asking === 'raise' && <RaiseDialog rescue={rescue} onClose={close} />}
      {asking === 'waves' && <ChangeWaves rescue={rescue} onClose={close} />}
    </Columns>
  );
}

function ChangeWaves({ rescue: { id, settings }, onClose }: { rescue: Rescue; onClose: () => void }): ReactNode {
  const [steer, { isLoading, error }] = useSteerCoverMutation();
  return (
    <WavesDialog
      settings={settings}
      isBusy={isLoading}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onSave={(body) => {
        if (!Object.keys(body).length) return onClose();
        void steer({ id, move: 'settings', body }).then(({ error: failure }) => failure ?? onClose());
      }}
      onClose={onClose}
    />
  );
}
