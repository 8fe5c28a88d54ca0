import { type Point, type RescueCandidate, type RescueSettings, type RoleRescue } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Columns, MainColumn, SideColumn, Stack } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useStartCoverMutation } from '../api/cover.api';
import { CoverPeople } from './cover-people';
import { StartCard } from './start-card';
import { WavesCard } from './waves-card';
import { WavesDialog } from './waves-dialog';

export interface CoverStartProps {
  of: RoleRescue;
  people: readonly RescueCandidate[];
  /** Where the call is, where that was found. */
  point: Point | null;
  isLooking: boolean;
  /** The one before. */
  children: ReactNode;
}

/** Before it is asked: who would be, without those who are left out, and how. */
export function CoverStart({ of, people: candidates, point, isLooking, children }: CoverStartProps): ReactNode {
  const { role_id, problem, terms, settings: usual } = of;
  const [start, { isLoading, error }] = useStartCoverMutation();
  const [left_out, setLeftOut] = useState<string[]>([]);
  const [own, setOwn] = useState<Partial<RescueSettings>>({});
  const [isChanging, setChanging] = useState(false);
  const settings = { ...usual, ...own };
  const people = candidates.map((one) =>
    left_out.includes(one.freelancer_id) ? { ...one, state: 'left_out' as const } : one,
  );
  const asked = Math.min(people.filter(({ state }) => state === 'waiting').length, settings.most_people);
  const begin = () =>
    start({ roleId: role_id, request: { left_out, ...point, ...(Object.keys(own).length && { settings: own }) } });
  const first = (
    <StartCard
      {...{ problem, terms, asked }}
      isBusy={isLoading}
      isPossible={!isLooking && (asked > 0 || !candidates.length)}
      error={error && errorText(error, 'Cover was not started. Please try again.')}
      onStart={() => void begin()}
    />
  );
  return (
    <Stack>
      {children}
      {problem ? (
        first
      ) : (
        <Columns>
          <MainColumn>
            {first}
            {people.length > 0 && <CoverPeople title="Who would be asked" people={people} onLeaveOut={setLeftOut} />}
          </MainColumn>
          <SideColumn>
            <WavesCard settings={settings} isUsual={!own.people && !own.minutes} onChange={() => setChanging(true)} />
          </SideColumn>
        </Columns>
      )}
      {isChanging && (
        <WavesDialog
          settings={settings}
          onSave={(changes) => {
            setOwn({ ...own, ...changes });
            setChanging(false);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}
